// Imported first, because graphql and Apollo leave out development checks if loaded afterwards.
process.env['NODE_ENV'] ??= 'production';

// Stack traces show lines of the sources, not of the built files.
process.setSourceMapsEnabled(true);
