import { setFlagsFromString } from 'node:v8';

// Imported first: graphql and Apollo leave out their development checks when they are loaded after it.
process.env['NODE_ENV'] ??= 'production';

// Stacks name the lines of the sources, not of the built files.
process.setSourceMapsEnabled(true);

// Games viewed once leave much garbage. Where a machine has room, the engine lets that grow to several times what is in use
// before it looks for it; a server tidies up when it is half as much again (docs/developing/performance.md).
setFlagsFromString('--heap-growing-percent=50');
// The engine would put lists that lived long once among what is old, at once: one of them keeps a whole game alive until all is tidied up.
setFlagsFromString('--no-allocation-site-pretenuring');
