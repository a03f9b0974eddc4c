import type { Comparison } from '#altered/abilities';

/** Whether two numbers satisfy a comparison. */
export function compare(left: number, is: Comparison, right: number): boolean {
  switch (is) {
    case 'at-least':
      return left >= right;
    case 'at-most':
      return left <= right;
    case 'exactly':
      return left === right;
    case 'more-than':
      return left > right;
    case 'less-than':
      return left < right;
  }
}
