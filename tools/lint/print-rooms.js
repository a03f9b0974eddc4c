/** Writes the table in docs/developing/rooms.md from libs/rooms.json. Part of `npm run generate`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../workspace.js';

const typePrefix = /^type /;

/** Returns the page with an updated table. */
export function withRooms(page, rooms) {
  const rows = Object.entries(rooms).map(([room, imports]) => {
    const cells = imports.map((name) =>
      typePrefix.test(name) ? `\`${name.replace(typePrefix, '')}\` (types)` : `\`${name}\``,
    );
    return `| \`${room}\` | ${cells.join(', ') || 'no other room'} |`;
  });
  const printed = ['| room | may import |', '| --- | --- |', ...rows];
  return page.replace(/(<!-- rooms: .* -->\n)[^]*(<!-- [/]rooms -->)/, `$1\n${printed.join('\n')}\n\n$2`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = inRoot('docs/developing/rooms.md');
  const rooms = JSON.parse(readFileSync(inRoot('libs/rooms.json'), 'utf8'));
  writeFileSync(file, withRooms(readFileSync(file, 'utf8'), rooms));
}
