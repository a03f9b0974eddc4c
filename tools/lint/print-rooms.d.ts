export function withRooms(page: string, rooms: Readonly<Record<string, readonly string[]>>): string;
