import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import type { AddressInfo } from 'node:net'

/** The proxy socket of one browser's media address. */
interface ProxySocket {
  socket: Socket
  port: number
  /** The browser's own address and port. */
  address: string
  to: number
}

const host = '127.0.0.1'
/** Sockets opened in advance, because a signal must be forwarded at once. Each ICE gathering takes about four. */
const spareSockets = 32

/**
 * UDP proxy between two browsers on one machine, so that a test can drop their media. Candidates in signals are
 * rewritten to the proxy's sockets.
 */
export class MediaNet {
  readonly #free: Socket[] = []
  readonly #sockets = new Map<string, ProxySocket>()
  #isLost = false

  async open(): Promise<this> {
    await Promise.all(Array.from({ length: spareSockets }, () => this.#addSpareSocket()))
    return this
  }

  /** Drops all packets while it is true. */
  set isLost(isLost: boolean) {
    this.#isLost = isLost
  }

  /** Rewrites the candidates of a signal to the proxy's sockets. */
  readonly named = (text: string): string =>
    text.replaceAll(
      /(candidate:\S+ \d+ udp \d+) (\S+) (\d+) typ host/gi,
      (_all, before: string, address: string, port: string) =>
        `${before} ${host} ${this.#socketFor(address, Number(port)).port} typ host`,
    )

  close(): void {
    for (const { socket } of this.#sockets.values()) socket.close()
    for (const socket of this.#free.splice(0)) socket.close()
  }

  async #addSpareSocket(): Promise<void> {
    const socket = createSocket('udp4')
    await new Promise<void>((resolve) => void socket.bind(0, host, resolve).unref())
    this.#free.push(socket)
  }

  #socketFor(address: string, to: number): ProxySocket {
    const key = `${address}:${to}`
    const existing = this.#sockets.get(key)
    if (existing) return existing
    const socket = this.#free.pop()
    if (!socket) throw new Error(`More than ${spareSockets} places are asked for at once`)
    void this.#addSpareSocket()
    const entry = { socket, port: (socket.address() as AddressInfo).port, address, to }
    this.#sockets.set(key, entry)
    socket.on('message', (packet, from) => this.#forward(entry, packet, from))
    return entry
  }

  /** Forwards a packet. The sender has a proxy socket too, so the receiver's answer comes back through it. */
  #forward({ address, to }: ProxySocket, packet: Buffer, from: RemoteInfo): void {
    const sender = this.#sockets.get(`${from.address}:${from.port}`)
    if (sender && !this.#isLost) sender.socket.send(packet, to, address)
  }
}
