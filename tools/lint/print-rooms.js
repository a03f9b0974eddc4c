/** `npm run generate` writes the diagram and the table of docs/developing/rooms.md from libs/rooms.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../workspace.js';

const typePrefix = /^type /;

/** A name that Mermaid accepts, and the room as its label. */
const node = (room) => (room.includes('/') ? `${room.split('/').at(-1)}["${room}"]` : room);

/** The page with its diagram and its table printed again. */
export function withRooms(page, rooms) {
  const arrows = Object.entries(rooms).flatMap(([room, imports]) => {
    const types = imports.filter((name) => typePrefix.test(name)).map((name) => name.replace(typePrefix, ''));
    const values = imports.filter((name) => !typePrefix.test(name));
    return [
      ...(values.length > 0 ? [`  ${node(room)} --> ${values.map(node).join(' & ')}`] : []),
      ...(types.length > 0 ? [`  ${node(room)} -. types .-> ${types.map(node).join(' & ')}`] : []),
    ];
  });
  const rows = Object.entries(rooms).map(([room, imports]) => {
    const cells = imports.map((name) =>
      typePrefix.test(name) ? `\`${name.replace(typePrefix, '')}\` (types)` : `\`${name}\``,
    );
    return `| \`${room}\` | ${cells.join(', ') || 'no other room'} |`;
  });
  const printed = [
    '```mermaid',
    'flowchart BT',
    ...arrows,
    '```',
    '',
    '| room | may import |',
    '| --- | --- |',
    ...rows,
  ];
  return page.replace(/(<!-- rooms: .* -->\n)[^]*(<!-- [/]rooms -->)/, `$1\n${printed.join('\n')}\n\n$2`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = inRoot('docs/developing/rooms.md');
  const rooms = JSON.parse(readFileSync(inRoot('libs/rooms.json'), 'utf8'));
  writeFileSync(file, withRooms(readFileSync(file, 'utf8'), rooms));
}
