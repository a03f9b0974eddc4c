// This module must be imported first, because graphql and Apollo check this variable when they are loaded and omit
// their development checks.
process.env['NODE_ENV'] ??= 'production';

// Makes stack traces refer to the lines of the source files instead of the built files.
process.setSourceMapsEnabled(true);
