/** Lint rules that oxlint does not provide (docs/adr/0025-node-and-tools.md). */

/** Creates a rule that reports every node that matches one of the selectors. */
const refuse = (message, ...selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

/**
 * Applies `typescript/consistent-type-imports`, except to files with decorators. In these files, the compiler emits the
 * types of a decorated class as values for Nest's dependency injection.
 */
const typeImports = {
  create(context) {
    let isDecorated = false;
    const isType = (reference) => {
      let { parent } = reference.identifier;
      while (parent.type === 'TSQualifiedName') parent = parent.parent;
      return parent.type === 'TSTypeQuery' || (reference.isTypeReference && !reference.isValueReference);
    };
    const isTypeAlone = (specifier) => {
      const [{ references }] = context.sourceCode.getDeclaredVariables(specifier);
      return specifier.importKind !== 'type' && references.length > 0 && references.every(isType);
    };
    return {
      Decorator() {
        isDecorated = true;
      },
      TSImportType(node) {
        context.report({ node, message: 'Import the type at the top of the file.' });
      },
      'Program:exit'(program) {
        if (isDecorated) return;
        for (const node of program.body)
          if (
            node.type === 'ImportDeclaration' &&
            node.importKind !== 'type' &&
            node.specifiers.some(isTypeAlone)
          )
            context.report({ node, message: 'It is used as a type alone: use `import type`.' });
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    // V8 puts the hidden class of an object literal with a getter into the old generation immediately. Everything that
    // the getter refers to then stays in memory until a full garbage collection (docs/developing/performance.md).
    'no-written-getter': refuse(
      'V8 keeps everything that this getter refers to in memory. Use a function, or a getter of a class.',
      'ObjectExpression > Property[kind="get"]',
    ),
    'no-module-state': refuse(
      'Rules must not keep state in a module. Store it in the state of the game.',
      'Program > VariableDeclaration[kind!="const"]',
      'Program > ExportNamedDeclaration > VariableDeclaration[kind!="const"]',
    ),
    'type-imports': typeImports,
  },
};
