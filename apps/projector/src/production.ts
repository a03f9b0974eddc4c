// This module must be imported first. GraphQL and Apollo read this variable when they are loaded, and in production
// they omit their development checks.
process.env['NODE_ENV'] ??= 'production';

// Makes stack traces refer to the lines of the source files instead of the built files.
process.setSourceMapsEnabled(true);
