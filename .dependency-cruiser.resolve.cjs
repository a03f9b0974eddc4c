const { join } = require('node:path');
const { imports } = require('./package.json');

/** The names in package.json "imports" lead to built files; the rules are about their sources. */
const source = (built) => join(__dirname, built.replace(/^\.\/dist\//, '').replace(/\.js$/, '.ts'));

module.exports = {
  resolve: {
    alias: Object.entries(imports).map(([name, built]) => ({
      name,
      alias: source(built),
      onlyModule: true,
    })),
  },
};
