import type { RoomRole } from '../../../livetalk/livetalkShapes.ts'
import type { roomEnds, RoomMessage, RoomNews, Sending, TalkPeer } from '../../../livetalk/signalling.ts'
import { newId } from '../newId.ts'

export type RoomEnd = (typeof roomEnds)[number]

/** Who opens a stream: one tab of one account. */
export interface Guest {
  /** World and channel: see {@link roomName}. */
  room: string
  accountId: string
  role: RoomRole
  /** What the tab calls itself; with another one the account comes from elsewhere. */
  client: string
}

export const roomName = (world: string, channelId: string) => JSON.stringify([world, channelId])

/** A rehearsal's room: the account meets itself in it, each client has a seat, the latest four of them. */
export const rehearsalChannel = (accountId: string) => `rehearsal-${accountId}`
const isRehearsal = ({ room, accountId }: Guest) => room.endsWith(`"${rehearsalChannel(accountId)}"]`)

/** Two ends in each of two tabs. */
const seatsOfRehearsal = 4

/** How long a client may be away before the others are told that it has left, in milliseconds. */
const absence = 10_000

const nothing: Sending = { audio: 'none', video: 'none' }

/** Rooms of live talks while somebody is in them. Nothing of a room is kept: who is in it has a stream open. */
export class TalkRooms {
  readonly #seats = new Set<RoomSeat>()

  /** Enters. The same account from elsewhere is out: never do two tabs send at once. */
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

  /** A client whose stream is cut has its place for a while; then it has left. */
  cut(seat: RoomSeat): void {
    seat.close()
    setTimeout(() => this.#leave(seat), absence).unref()
  }

  /** Cuts every stream: their clients come back by themselves. */
  cutAll(): void {
    for (const seat of this.#seats) this.cut(seat)
  }

  /** Leaves at once. */
  leave(guest: Guest): void {
    this.#seatOf(guest)?.leave()
  }

  /** Passes a message on; false when the guest has no stream open. A monitor is not said to send anything. */
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

  /** Tells everybody in a room. */
  tell(room: string, news: RoomNews): void {
    for (const seat of this.#seats) if (seat.guest.room === room) seat.tell(news)
  }

  /** Empties a room. Only the member is told that they were sent out: for the others it is the slot's end. */
  end(room: string, why: RoomEnd): void {
    const seats = [...this.#seats].filter(({ guest }) => guest.room === room)
    for (const seat of seats) this.#end(seat, seat.guest.role === 'MEMBER' ? why : 'slot')
  }

  /** Ends every stream: a server with an open one does not close. */
  close(): void {
    for (const seat of this.#seats) seat.leave()
  }

  /** Makes room for one more seat of a rehearsal. */
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

/** One open stream, with what is still to be written to it. */
export class RoomSeat {
  readonly guest: Guest
  peer: TalkPeer
  isOpen = true
  /** What peers said while the stream was cut. */
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
    // What peers say is said once; who else is there is told anew.
    else if (news.t === 'signal') this.missed.push(news)
    this.#wake()
  }

  /** What has come since; after `patience` milliseconds nothing, as a sign of life. */
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

  /** Goes; the others are told. */
  leave(): void {
    this.close()
    this.#onLeave(this)
  }

  /** Ends the stream alone: the same client has another one. */
  close(): void {
    this.isOpen = false
    this.#wake()
  }
}
