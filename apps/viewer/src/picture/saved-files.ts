/** The style properties that must be copied into a saved drawing. */
const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linejoin',
] as const;
const letters = ['font-size', 'font-family', 'font-weight'] as const;

const HEAD = 40;
const EDGE = 10;
/** The number of pixels in a saved picture per pixel on the screen. */
const SHARPNESS = 3;

/** A name in the header of a saved drawing. */
export interface Legend {
  readonly name: string;
  /** The seat whose colour is used. Null for no seat colour. */
  readonly seat: number | null;
}

/** Offers a file to the user as a download. */
export function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Returns a self-contained copy of a chart in its current colours and fonts. The copy has a title and the names of the
 * lines, but no crosshair.
 */
export function drawingAlone(
  drawing: SVGSVGElement,
  title: string,
  legends: readonly Legend[],
): SVGSVGElement {
  const width = drawing.clientWidth + 2 * EDGE;
  const height = drawing.clientHeight + HEAD + EDGE;
  const alone = svg('svg', { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` });
  const colours = getComputedStyle(drawing);
  const ground = getComputedStyle(drawing.closest('.panels') ?? document.body).backgroundColor;
  alone.append(svg('title', {}, title), svg('rect', { width, height, fill: ground }));
  const written = { fill: colours.color, 'font-family': 'system-ui, sans-serif' };
  alone.append(svg('text', { ...written, x: EDGE, y: 17, 'font-size': 13, 'font-weight': 600 }, title));
  let x = EDGE;
  for (const { name, seat } of legends) {
    const probe = drawing.querySelector(seat === null ? '.chart-stroke' : `.seat-${seat} .chart-stroke`);
    const fill = probe ? getComputedStyle(probe).stroke : colours.color;
    alone.append(svg('text', { ...written, fill, x, y: 33, 'font-size': 11 }, name));
    x += name.length * 6.5 + 14;
  }
  const within = svg('g', { transform: `translate(${EDGE} ${HEAD})` });
  within.append(...[...drawing.children].map((part) => copied(part)).filter((part) => part !== null));
  alone.append(within);
  return alone;
}

const SVG = 'http://www.w3.org/2000/svg';

function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
  text = '',
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, `${value}`);
  made.textContent = text;
  return made;
}

/** Returns a copy of an element with inline styles. Null if the element must not be saved. */
function copied(part: Element): Node | null {
  if (part.getAttribute('data-saved') === 'no') return null;
  const copy = part.cloneNode(false) as Element;
  copy.removeAttribute('class');
  const style = getComputedStyle(part);
  for (const name of part.tagName === 'text' ? [...looks, ...letters] : looks)
    copy.setAttribute(name, style.getPropertyValue(name));
  for (const child of part.childNodes) {
    const inside = child instanceof Element ? copied(child) : child.cloneNode();
    if (inside) copy.append(inside);
  }
  return copy;
}

export const svgFile = (drawing: SVGSVGElement): Blob =>
  new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' });

/** Returns a drawing as a PNG image. Null if the browser cannot create one. */
export async function pngFile(drawing: SVGSVGElement): Promise<Blob | null> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Number(drawing.getAttribute('width')) * SHARPNESS;
  canvas.height = Number(drawing.getAttribute('height')) * SHARPNESS;
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
