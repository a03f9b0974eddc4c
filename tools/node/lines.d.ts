import type { Pin } from './fetched.js';

export const pins: Readonly<Record<string, Readonly<Record<string, Pin>>>>;
export const lines: readonly string[];
export const oldest: string;
export function preferredLine(platform: string): string;
export function isRecent(version: string): boolean;
export function neededLine(version: string, platform: string, asked?: string): string | null;
