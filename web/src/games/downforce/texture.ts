/** The figure of a car's roof over a bar so wide and high, by the name of its stripes; without one the bar is hatched. */
export function texture(stripes: string | undefined, wide: number, high: number): string {
  const steps = (from: number, to: number, by: number) =>
    Array.from({ length: Math.max(0, Math.ceil((to - from) / by)) }, (_, i) => from + i * by);
  switch (stripes) {
    case 'centre':
      return `M0 ${high * 0.42}H${wide}V${high * 0.58}H0Z`;
    case 'twin':
      return `M0 ${high * 0.24}H${wide}V${high * 0.36}H0ZM0 ${high * 0.64}H${wide}V${high * 0.76}H0Z`;
    case 'nose and tail':
      return `M0 0H7V${high}H0ZM${wide - 12} 0H${wide}V${high}H${wide - 12}Z`;
    case 'chevron':
      return steps(0, wide + 6, 13)
        .map((x) => `M${x} 0L${x + 6} ${high / 2}L${x} ${high}H${x + 3.5}L${x + 9.5} ${high / 2}L${x + 3.5} 0Z`)
        .join('');
    case 'halves':
      return `M0 ${high / 2}H${wide}V${high}H0Z`;
    case 'hoops':
      return steps(2, wide + 6, 11)
        .map((x) => `M${x} 0h4V${high}h-4z`)
        .join('');
    default:
      return steps(-6, wide + 8, 7)
        .map((x) => `M${x} ${high}L${x + 8} 0`)
        .join('');
  }
}
