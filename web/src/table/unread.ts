/** How much of the chat was read, by how much there is; null until the table was seen for the first time. */
export function readNow(read: number | null, chats: number, { open, inSight }: { open: boolean; inSight: boolean }) {
  if (!open) return null;
  return read === null || inSight ? chats : read;
}
