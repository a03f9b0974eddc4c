import { setFlagsFromString } from 'node:v8';

/*
 * Rules read unions: actions, abilities, tasks, each kind of them an object of another shape. At each place of the code V8 remembers
 * four shapes that it met there, and looks all others up anew. With sixteen, games are decided 7 % faster (docs/benchmarks.md).
 */
setFlagsFromString('--max-valid-polymorphic-map-count=16');
