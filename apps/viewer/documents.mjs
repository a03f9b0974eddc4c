import markdown from 'markdown-it';

const pages = ['using', 'your-games', 'rules-of-altered', 'rules-of-contracts'];

/** @param {string} target */
const pageOf = (target) => pages.find((page) => target === `${page}.md`);

/**
 * Returns a script module for a help document. The module exports the document's title and text. The text is HTML,
 * whose image links point to files in the build.
 */
export function documentScript(/** @type {string} */ source) {
  const reader = markdown({ html: false });
  const tokens = reader.parse(source, {});
  const title = tokens[1]?.content ?? '';
  /** @type {string[]} */
  const pictures = [];
  for (const { children } of tokens)
    for (const token of children ?? []) {
      if (token.type === 'image') {
        pictures.push(String(token.attrGet('src')));
        token.attrSet('src', `@picture-${pictures.length - 1}@`);
        token.attrSet('loading', 'lazy');
      }
      if (token.type === 'link_open') {
        const page = pageOf(String(token.attrGet('href')));
        token.attrSet('href', page === undefined ? '' : `/help/${page}`);
      }
    }
  // Replaces each link to a document that the viewer does not show with the link's text.
  const html = reader.renderer
    .render(tokens.slice(3), reader.options, {})
    .replace(/<a href="">(.*?)<\/a>/g, '$1')
    .replaceAll('<table>', '<div class="help-table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  const imports = pictures.map(
    (picture, at) =>
      `import picture${at} from ${JSON.stringify(picture.startsWith('.') ? picture : `./${picture}`)};`,
  );
  const filled = pictures.map((_, at) => `.replace("@picture-${at}@", picture${at})`).join('');
  return `${imports.join('\n')}
export default { title: ${JSON.stringify(title)}, html: ${JSON.stringify(html)}${filled} };`;
}
