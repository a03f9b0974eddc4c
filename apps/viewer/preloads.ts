import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

/** The files to load in parallel while the page is parsed, instead of one after another. */
interface Preloads {
  /** The files of the game page and its imports. */
  readonly game: readonly string[];
  /** The files with the interface texts, by language. */
  readonly texts: Readonly<Record<string, string>>;
}

const chunks = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

const chunkOf = (bundle: Bundle, module: string): Chunk | undefined =>
  chunks(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));

/** Returns the scripts and styles of a chunk and of the chunk's imports, except those in `known`. */
function filesOf(bundle: Bundle, chunk: Chunk | undefined, known = new Set<string>()): readonly string[] {
  if (!chunk || known.has(chunk.fileName)) return [];
  known.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? filesOf(bundle, file, known) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
}

/** Starts loading the files that the current address needs. This code runs in the page. */
function preload({ game, texts }: Preloads): void {
  const files = location.pathname.startsWith('/game/') ? [...game] : [];
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('retrace-language');
  } catch {
    // If storage is forbidden, the browser's language applies.
  }
  const language = (chosen ?? navigator.language).slice(0, 2).toLowerCase();
  files.push(texts[language] ?? texts['en'] ?? '');
  for (const file of files.filter((name) => name !== '')) {
    const isStyle = file.endsWith('.css');
    const link = Object.assign(document.createElement('link'), {
      rel: isStyle ? 'preload' : 'modulepreload',
      crossOrigin: '',
      href: `/${file}`,
    });
    if (isStyle) link.as = 'style';
    document.head.append(link);
  }
}

function preloadsOf(bundle: Bundle): Preloads {
  const entry = chunks(bundle).find(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('/index.html'),
  );
  const known = new Set<string>();
  filesOf(bundle, entry, known);
  const texts = ['en', 'it', 'fr'].flatMap((language) => {
    const chunk = chunkOf(bundle, `/words/${language}/index.ts`);
    return chunk ? [[language, chunk.fileName] as const] : [];
  });
  return {
    game: filesOf(bundle, chunkOf(bundle, '/replay/replay-route.tsx'), known),
    texts: Object.fromEntries(texts),
  };
}

/** Returns preload links for the fonts that every page uses. */
const fontsOf = (bundle: Bundle): readonly HtmlTagDescriptor[] =>
  Object.keys(bundle)
    .filter((name) => /\/mona-sans-latin-wght-normal-[^/]*\.woff2$/.test(name))
    .map((name) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
      injectTo: 'head-prepend',
    }));

/**
 * Makes the built page request the files of its first view immediately. Otherwise, the browser would request them only
 * after loading the modules that import them.
 */
export const preloads: Plugin = {
  name: 'preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, path }) =>
      bundle && path === '/index.html'
        ? [
            {
              tag: 'script',
              children: `(${preload.toString()})(${JSON.stringify(preloadsOf(bundle))})`,
              injectTo: 'head-prepend',
            },
            ...fontsOf(bundle),
          ]
        : [],
  },
};
