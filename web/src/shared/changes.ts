/** What changed in what the server shows; see docs/protocol.md. */

import type { Change } from './protocol';

type Node = Record<string | number, unknown>;

/** The data after these changes; what was given stays as it was, so that an older moment can still be shown. */
export function changed<T>(data: T, changes: Change[]): T {
  return changes.reduce<unknown>((now, change) => put(now as Node, change, 0), data) as T;
}

function put(data: Node, change: Change, at: number): unknown {
  if (at === change.length - 1) return { ...data, ...(change[at] as Node) };
  const name = change[at] as string | number;
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Node;
  copy[name] = put(data[name] as Node, change, at + 1);
  return copy;
}
