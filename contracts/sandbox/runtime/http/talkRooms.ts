import type { RoomRole } from '../../../livetalk/livetalkShapes.ts'
import type { roomEnds, RoomMessage, RoomNews, Sending, TalkPeer } from '../../../livetalk/signalling.ts'
import { newId } from '../newId.ts'

export type RoomEnd = (typeof roomEnds)[number]

/** A participant of a room: one tab of one account. */
export interface Guest {
  /** Dataset and channel, see {@link roomName}. */
  room: string
  accountId: string
  role: RoomRole
  /** Id that the tab chose. A different id means that the account joined from another tab. */
  client: string
}

export const roomName = (world: string, channelId: string) => JSON.stringify([world, channelId])

/** The rehearsal room of an account, in which its own clients meet; at most the latest four. */
export const rehearsalChannel = (accountId: string) => `rehearsal-${accountId}`
const isRehearsal = ({ room, accountId }: Guest) => room.endsWith(`"${rehearsalChannel(accountId)}"]`)

/** Two peers in each of two tabs. */
const seatsOfRehearsal = 4

/** How long a client may be disconnected before the others are notified that it left, in milliseconds. */
const absence = 10_000

const nothing: Sending = { audio: 'none', video: 'none' }

/** Rooms of live talks with participants. Nothing is stored: a participant is an open stream. */
export class TalkRooms {
  readonly #seats = new Set<RoomSeat>()

  /** Enters a room. Ends the account's stream in another tab, so that two tabs never send at the same time. */
  take(guest: Guest, isRecording: boolean): RoomSeat {
    const former = [...this.#seats].filter((seat) => this.#isSame(seat, guest))
    const kept = former.find(({ guest: { client } }) => client === guest.client)
    for (const seat of former) {
      if (seat === kept) this.#seats.delete(seat)
      else this.#end(seat, 'replaced')
    }
    kept?.close()
    if (isRehearsal(guest)) this.#endOldest(guest.room)
    const seat = new RoomSeat(guest, kept?.peer.id ?? newId('peer'), kept?.peer.sends ?? nothing, (left) =>
      this.#leave(left),
    )
    seat.tell({ t: 'entered', id: seat.peer.id, peers: this.#others(seat).map(({ peer }) => peer), isRecording })
    for (const signal of kept?.missed ?? []) seat.tell(signal)
    this.#seats.add(seat)
    this.#tellOthers(seat, { t: 'peer', peer: seat.peer })
    return seat
  }

  /** Closes a stream whose connection was lost. The client may reconnect for a while; then it counts as left. */
  cut(seat: RoomSeat): void {
    seat.close()
    setTimeout(() => this.#leave(seat), absence).unref()
  }

  /** Closes every stream; the clients reconnect automatically. */
  cutAll(): void {
    for (const seat of this.#seats) this.cut(seat)
  }

  /** Removes a participant immediately. */
  leave(guest: Guest): void {
    this.#seatOf(guest)?.leave()
  }

  /**
   * Forwards a message. Returns false if the participant has no open stream. Refuses messages from a listener that
   * would send media.
   */
  pass(guest: Guest, message: RoomMessage): boolean {
    const seat = this.#seatOf(guest)
    if (!seat) return false
    if ('to' in message) {
      const to = this.#others(seat).find(({ peer }) => peer.id === message.to)
      to?.tell({ t: 'signal', from: seat.peer.id, signal: message.signal })
    } else if (guest.role !== 'MONITOR') {
      seat.peer = { ...seat.peer, sends: message.sends }
      this.#tellOthers(seat, { t: 'peer', peer: seat.peer })
    }
    return true
  }

  /** Notifies everybody in a room. */
  tell(room: string, news: RoomNews): void {
    for (const seat of this.#seats) if (seat.guest.room === room) seat.tell(news)
  }

  /** Ends a room. Only the removed member receives `why`; for the others, the slot has ended. */
  end(room: string, why: RoomEnd): void {
    const seats = [...this.#seats].filter(({ guest }) => guest.room === room)
    for (const seat of seats) this.#end(seat, seat.guest.role === 'MEMBER' ? why : 'slot')
  }

  /** Ends every stream, because a server with an open stream does not close. */
  close(): void {
    for (const seat of this.#seats) seat.leave()
  }

  /** Ends the oldest streams of a rehearsal room to make place for a new one. */
  #endOldest(room: string): void {
    const seats = [...this.#seats].filter(({ guest }) => guest.room === room)
    for (const seat of seats.slice(0, Math.max(0, seats.length + 1 - seatsOfRehearsal))) this.#end(seat, 'replaced')
  }

  #seatOf(guest: Guest): RoomSeat | undefined {
    return [...this.#seats].find((one) => this.#isSame(one, guest) && one.guest.client === guest.client)
  }

  #isSame(seat: RoomSeat, guest: Guest): boolean {
    const isOfAccount = seat.guest.room === guest.room && seat.guest.accountId === guest.accountId
    return isOfAccount && (!isRehearsal(guest) || seat.guest.client === guest.client)
  }

  #others(seat: RoomSeat): RoomSeat[] {
    return [...this.#seats].filter((other) => other !== seat && other.guest.room === seat.guest.room)
  }

  #tellOthers(seat: RoomSeat, news: RoomNews): void {
    for (const other of this.#others(seat)) other.tell(news)
  }

  #end(seat: RoomSeat, why: RoomEnd): void {
    seat.tell({ t: 'ended', why })
    seat.leave()
  }

  #leave(seat: RoomSeat): void {
    if (this.#seats.delete(seat)) this.#tellOthers(seat, { t: 'left', id: seat.peer.id })
  }
}

/** One open stream of a room, with the messages to be written to it. */
export class RoomSeat {
  readonly guest: Guest
  peer: TalkPeer
  isOpen = true
  /** Messages of peers that arrived while the stream was disconnected. */
  readonly missed: RoomNews[] = []
  readonly #onLeave: (seat: RoomSeat) => void
  #waiting: RoomNews[] = []
  #wake: () => void = () => undefined

  constructor(guest: Guest, id: string, sends: Sending, onLeave: (seat: RoomSeat) => void) {
    this.guest = guest
    this.peer = { id, role: guest.role, sends }
    this.#onLeave = onLeave
  }

  tell(news: RoomNews): void {
    if (this.isOpen) this.#waiting.push(news)
    // Signalling messages are sent only once; the list of peers is sent again on reconnection.
    else if (news.t === 'signal') this.missed.push(news)
    this.#wake()
  }

  /** Messages that have arrived since; after `patience` milliseconds an empty list, for a heartbeat. */
  async next(patience: number): Promise<RoomNews[]> {
    if (this.#waiting.length === 0 && this.isOpen) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, patience)
      this.#wake = resolve
      await promise
      clearTimeout(timer)
    }
    return this.#waiting.splice(0)
  }

  /** Leaves the room; the others are notified. */
  leave(): void {
    this.close()
    this.#onLeave(this)
  }

  /** Ends only the stream, because the same client has opened another. */
  close(): void {
    this.isOpen = false
    this.#wake()
  }
}
