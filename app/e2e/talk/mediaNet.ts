import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import type { AddressInfo } from 'node:net'

/** One end's place in the net. */
interface Place {
  socket: Socket
  port: number
  /** Where the browser itself takes packets. */
  address: string
  to: number
}

const host = '127.0.0.1'
/** Places are made before they are asked for: a signal is passed on at once. Each look for a path takes some four. */
const spare = 32

/**
 * The way that media takes between two browsers of one machine, so that it can be lost like any other: each browser
 * hears of places here instead of the other's own.
 */
export class MediaNet {
  readonly #free: Socket[] = []
  readonly #places = new Map<string, Place>()
  #isLost = false

  async open(): Promise<this> {
    await Promise.all(Array.from({ length: spare }, () => this.#makeRoom()))
    return this
  }

  /** Nothing gets through, or everything again. */
  set isLost(isLost: boolean) {
    this.#isLost = isLost
  }

  /** A signal between two browsers, with places of this net. */
  readonly named = (text: string): string =>
    text.replaceAll(
      /(candidate:\S+ \d+ udp \d+) (\S+) (\d+) typ host/gi,
      (_all, before: string, address: string, port: string) =>
        `${before} ${host} ${this.#placeOf(address, Number(port)).port} typ host`,
    )

  close(): void {
    for (const { socket } of this.#places.values()) socket.close()
    for (const socket of this.#free.splice(0)) socket.close()
  }

  async #makeRoom(): Promise<void> {
    const socket = createSocket('udp4')
    await new Promise<void>((resolve) => void socket.bind(0, host, resolve).unref())
    this.#free.push(socket)
  }

  #placeOf(address: string, to: number): Place {
    const key = `${address}:${to}`
    const known = this.#places.get(key)
    if (known) return known
    const socket = this.#free.pop()
    if (!socket) throw new Error(`More than ${spare} places are asked for at once`)
    void this.#makeRoom()
    const place = { socket, port: (socket.address() as AddressInfo).port, address, to }
    this.#places.set(key, place)
    socket.on('message', (packet, from) => this.#pass(place, packet, from))
    return place
  }

  /** Who sends is known here by a place too: there the answer goes. */
  #pass({ address, to }: Place, packet: Buffer, from: RemoteInfo): void {
    const sender = this.#places.get(`${from.address}:${from.port}`)
    if (sender && !this.#isLost) sender.socket.send(packet, to, address)
  }
}
