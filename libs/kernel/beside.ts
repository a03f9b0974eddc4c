/**
 * Gives an object that is there already the private fields of a class: `new Kept(state)` is the state. Nobody sees them who is not of the
 * class. They are not written, compared or copied, and do not go to another thread. A `WeakMap` would do the same, but keeps what belongs to objects that
 * nobody has any more until the whole heap is collected: collections of young objects believe its table.
 */
export const Beside = function (object: object): object {
  return object;
} as unknown as new (object: object) => object;
