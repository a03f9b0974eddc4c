/** Tests run as servers do: graphql and Apollo leave out their development checks, which take a quarter of the time. */
process.env.NODE_ENV = 'production';
