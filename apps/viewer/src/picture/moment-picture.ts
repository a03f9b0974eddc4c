/** The texts around the board in a picture. */
export interface Caption {
  /** The players and their Heroes or decks. */
  readonly title: string;
  /** The event, in the user's language. */
  readonly line: string;
  /** The address of the position. */
  readonly address: string;
}

const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';

/** The heights of the areas above and below the board, in pixels. They contain the caption. */
const HEAD = 44;
const FOOT = 76;
/** The space to the left and right of the board, in pixels. `EDGE` is the space above and below the board. */
const SIDE = 16;
const EDGE = 8;

/** Returns a file as a data URL. This is necessary because a picture cannot fetch other files. */
async function held(address: string): Promise<string> {
  const content = await (await fetch(address)).blob();
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error(address));
    reader.readAsDataURL(content);
  });
}

/** Returns the page's styles with embedded fonts. Non-Latin scripts use system fonts. */
async function stylesOfPage(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const texts = await Promise.all(
    rules.map(async ({ rule, base }) => {
      if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
      if (!/U\+0+-|^$/i.test(rule.style.getPropertyValue('unicode-range'))) return '';
      const [, file] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
      if (file === undefined) return '';
      const font = await held(new URL(file, base).href);
      // Replaces all sources of the font, including older formats, with the embedded file.
      return rule.cssText.replace(/\bsrc:[^;}]+/, () => `src: url("${font}")`);
    }),
  );
  // In the picture, `:root` would match the `svg` element instead of the `html` element.
  return texts.join('\n').replaceAll(':root', 'html');
}

const schemeNow = (): string => {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (colorScheme === 'dark' || colorScheme === 'light') return colorScheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

function html(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElementNS(HTML, name);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}

/**
 * Returns the visible board with a caption, as a self-contained SVG. The SVG contains nothing that the page does not
 * show.
 */
export async function positionPicture(
  board: HTMLElement,
  { title, line, address }: Caption,
): Promise<SVGSVGElement> {
  const width = Math.ceil(board.clientWidth);
  const height = Math.ceil(Math.max(board.clientHeight, board.scrollHeight));
  const copy = board.cloneNode(true) as HTMLElement;
  // Removes the board description for screen readers.
  copy.querySelector('[data-testid="described-board"]')?.remove();
  for (const part of copy.querySelectorAll('[data-offer]')) part.removeAttribute('data-offer');
  await Promise.all(
    [...copy.querySelectorAll('img')].map(async (image) => {
      image.src = await held(image.src);
    }),
  );
  const page = html('html', '');
  page.lang = document.documentElement.lang;
  page.style.colorScheme = schemeNow();
  // The body gets all CSS classes of the board except `board`, because a game also styles the area around its board.
  const body = html('body', `moment-picture ${board.className}`);
  body.classList.remove('board');
  const place = html('div', 'moment-board');
  place.style.cssText = `width: ${width}px; height: ${height}px`;
  place.append(copy);
  const foot = html('footer', '');
  foot.append(html('p', '', line), html('small', '', address));
  body.append(html('style', '', await stylesOfPage()), html('header', '', title), place, foot);
  page.append(body);

  const drawing = document.createElementNS(SVG, 'svg');
  const [across, down] = [width + 2 * SIDE, HEAD + height + 2 * EDGE + FOOT];
  for (const [name, value] of Object.entries({
    width: across,
    height: down,
    viewBox: `0 0 ${across} ${down}`,
  }))
    drawing.setAttribute(name, `${value}`);
  const name = document.createElementNS(SVG, 'title');
  name.textContent = `${title}. ${line}`;
  const inside = document.createElementNS(SVG, 'foreignObject');
  inside.setAttribute('width', `${across}`);
  inside.setAttribute('height', `${down}`);
  inside.append(page);
  drawing.append(name, inside);
  return drawing;
}
