import { setFlagsFromString } from 'node:v8';

// This module must be imported first. GraphQL and Apollo read this variable when they are loaded, and in production
// they omit their development checks.
process.env['NODE_ENV'] ??= 'production';

// Makes stack traces refer to the lines of the source files instead of the built files.
process.setSourceMapsEnabled(true);

// Viewing a game once leaves much garbage. If the machine has enough memory, V8 would let the heap grow to several
// times its live size before a full collection. With this flag, V8 collects when the heap has grown by half
// (docs/developing/performance.md).
setFlagsFromString('--heap-growing-percent=50');
// By default, V8 allocates long-lived lists directly in the old generation. A single such list would keep a whole game
// alive until the next full collection.
setFlagsFromString('--no-allocation-site-pretenuring');
