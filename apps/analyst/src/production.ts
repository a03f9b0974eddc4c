// Imported first: graphql and Apollo leave out their development checks when they are loaded after it.
process.env['NODE_ENV'] ??= 'production';

// A stack names the lines of the sources, not of what was built from them.
process.setSourceMapsEnabled(true);
