// Imported first: graphql and Apollo leave out their development checks when they are loaded after it.
process.env['NODE_ENV'] ??= 'production';
