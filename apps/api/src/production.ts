import { setFlagsFromString } from 'node:v8';

// This module must be imported first, because graphql and Apollo check this variable when they are loaded and omit
// their development checks.
process.env['NODE_ENV'] ??= 'production';

// Makes stack traces refer to the lines of the source files instead of the built files.
process.setSourceMapsEnabled(true);

// A game that is viewed once leaves much garbage. On a machine with enough memory, V8 lets the heap grow to several
// times the size in use before a full collection. With this flag, it collects when the heap is half as large again
// (docs/developing/performance.md).
setFlagsFromString('--heap-growing-percent=50');
// Without this flag, V8 would allocate long-lived lists in the old generation immediately, where a single list keeps a
// whole game alive until the next full collection.
setFlagsFromString('--no-allocation-site-pretenuring');
