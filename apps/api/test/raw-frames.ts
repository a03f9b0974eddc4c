import { WebSocket } from 'ws';
import type { Credentials } from './tokens.js';

/** A subscription over a raw socket. It stores every frame exactly as received. */
export class RawFrames {
  readonly frames: string[] = [];
  #notify: () => void = () => {};

  /** Opens a socket, authenticates, and subscribes. */
  static async open(url: string, query: string, credentials: Credentials): Promise<RawFrames> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const followed = new RawFrames(socket);
    socket.send(JSON.stringify({ type: 'connection_init', payload: credentials }));
    await followed.until((frames) => frames.length > 0);
    socket.send(JSON.stringify({ type: 'subscribe', id: 'one', payload: { query } }));
    return followed;
  }

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.frames.push(data.toString());
      this.#notify();
    });
    socket.on('close', (code) => {
      this.frames.push(`closed with ${code}`);
      this.#notify();
    });
  }

  /** Waits until enough frames have arrived or the subscription has ended. */
  async until(isEnough: (frames: readonly string[]) => boolean): Promise<void> {
    const isOver = (): boolean => /"type":"(error|complete)"|^closed/.test(this.frames.at(-1) ?? '');
    while (!isEnough(this.frames) && !isOver())
      await new Promise<void>((resolve) => {
        this.#notify = resolve;
      });
  }

  /** Ends the subscription once all earlier messages have arrived. Returns all frames. */
  async close(): Promise<readonly string[]> {
    if (this.socket.readyState !== WebSocket.OPEN) return this.frames;
    const answered = new Promise((resolve) => this.socket.once('pong', resolve));
    this.socket.ping();
    await answered;
    const frames = [...this.frames];
    const closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.close();
    await closed;
    return frames;
  }
}
