import type { RoomRole } from '../../../livetalk/livetalkShapes.ts'
import type { roomEnds, RoomMessage, RoomNews, Sending, TalkPeer } from '../../../livetalk/signalling.ts'
import { newId } from '../newId.ts'

/** The reasons for which a participant's stay in the room of a live talk ends. */
export type RoomEnd = (typeof roomEnds)[number]

/** A participant of a room: one tab of one account. */
export interface RoomParticipant {
  /** The name of the room, made from dataset and channel by {@link roomName}. */
  room: string
  accountId: string
  role: RoomRole
  /** The id that the tab chose. A different id means that the account joined from another tab. */
  client: string
}

/** The name of a room. It contains the dataset, so that rooms of two datasets are never the same. */
export const roomName = (dataset: string, channelId: string) => JSON.stringify([dataset, channelId])

/** The id of the rehearsal room of an account. Only the account's own clients meet in it. */
export const rehearsalChannel = (accountId: string) => `rehearsal-${accountId}`
const isRehearsal = ({ room, accountId }: RoomParticipant) => room.endsWith(`"${rehearsalChannel(accountId)}"]`)

/** Maximum streams of an account in its rehearsal room: two peers in each of two tabs. */
const maxRehearsalStreams = 4

/** How long a client may be disconnected before the others are notified that it left, in milliseconds. */
const absenceMs = 10_000

const nothing: Sending = { audio: 'none', video: 'none' }

/** Rooms of live talks with participants. Nothing is stored: a participant is an open stream. */
export class TalkRooms {
  readonly #subscribers = new Set<RoomSubscriber>()

  /** Enters a room. Ends the account's stream in another tab, so that two tabs never send at the same time. */
  enter(guest: RoomParticipant, isRecording: boolean): RoomSubscriber {
    const former = [...this.#subscribers].filter((subscriber) => this.#isSame(subscriber, guest))
    const kept = former.find(({ guest: { client } }) => client === guest.client)
    for (const subscriber of former) {
      if (subscriber === kept) this.#subscribers.delete(subscriber)
      else this.#end(subscriber, 'replaced')
    }
    kept?.close()
    if (isRehearsal(guest)) this.#endOldest(guest.room)
    const subscriber = new RoomSubscriber(guest, kept?.peer.id ?? newId('peer'), kept?.peer.sends ?? nothing, (left) =>
      this.#leave(left),
    )
    subscriber.queueMessage({
      t: 'entered',
      id: subscriber.peer.id,
      peers: this.#others(subscriber).map(({ peer }) => peer),
      isRecording,
    })
    for (const signal of kept?.missed ?? []) subscriber.queueMessage(signal)
    this.#subscribers.add(subscriber)
    this.#notifyOthers(subscriber, { t: 'peer', peer: subscriber.peer })
    return subscriber
  }

  /**
   * Closes a stream whose connection was lost. If the client does not reconnect within `absenceMs`, it counts as left.
   */
  disconnect(subscriber: RoomSubscriber): void {
    subscriber.close()
    setTimeout(() => this.#leave(subscriber), absenceMs).unref()
  }

  /** Closes every stream; the clients reconnect automatically. */
  disconnectAll(): void {
    for (const subscriber of this.#subscribers) this.disconnect(subscriber)
  }

  /** Removes a participant from its room at once; the others are notified. */
  leave(guest: RoomParticipant): void {
    this.#subscriberOf(guest)?.leave()
  }

  /**
   * Forwards a signal to the participant to whom it is addressed, or notifies the others which media this participant
   * now sends (ignored for a MONITOR, who sends none). Returns false if the participant has no open stream.
   */
  forwardMessage(guest: RoomParticipant, message: RoomMessage): boolean {
    const subscriber = this.#subscriberOf(guest)
    if (!subscriber) return false
    if ('to' in message) {
      const to = this.#others(subscriber).find(({ peer }) => peer.id === message.to)
      to?.queueMessage({ t: 'signal', from: subscriber.peer.id, signal: message.signal })
    } else if (guest.role !== 'MONITOR') {
      subscriber.peer = { ...subscriber.peer, sends: message.sends }
      this.#notifyOthers(subscriber, { t: 'peer', peer: subscriber.peer })
    }
    return true
  }

  /** Sends news to all participants of a room. */
  notifyRoom(room: string, news: RoomNews): void {
    for (const subscriber of this.#subscribers) if (subscriber.guest.room === room) subscriber.queueMessage(news)
  }

  /**
   * Ends a room for all its participants. The member receives the reason `why`; the staff are only notified that the
   * slot has ended.
   */
  endRoom(room: string, why: RoomEnd): void {
    const subscribers = [...this.#subscribers].filter(({ guest }) => guest.room === room)
    for (const subscriber of subscribers) this.#end(subscriber, subscriber.guest.role === 'MEMBER' ? why : 'slot')
  }

  /** Ends every stream, because a server with an open stream does not close. */
  close(): void {
    for (const subscriber of this.#subscribers) subscriber.leave()
  }

  /** Ends the oldest streams of a rehearsal room, so that a new stream does not exceed the maximum. */
  #endOldest(room: string): void {
    const subscribers = [...this.#subscribers].filter(({ guest }) => guest.room === room)
    for (const subscriber of subscribers.slice(0, Math.max(0, subscribers.length + 1 - maxRehearsalStreams)))
      this.#end(subscriber, 'replaced')
  }

  #subscriberOf(guest: RoomParticipant): RoomSubscriber | undefined {
    return [...this.#subscribers].find((one) => this.#isSame(one, guest) && one.guest.client === guest.client)
  }

  #isSame(subscriber: RoomSubscriber, guest: RoomParticipant): boolean {
    const isOfAccount = subscriber.guest.room === guest.room && subscriber.guest.accountId === guest.accountId
    return isOfAccount && (!isRehearsal(guest) || subscriber.guest.client === guest.client)
  }

  #others(subscriber: RoomSubscriber): RoomSubscriber[] {
    return [...this.#subscribers].filter((other) => other !== subscriber && other.guest.room === subscriber.guest.room)
  }

  #notifyOthers(subscriber: RoomSubscriber, news: RoomNews): void {
    for (const other of this.#others(subscriber)) other.queueMessage(news)
  }

  #end(subscriber: RoomSubscriber, why: RoomEnd): void {
    subscriber.queueMessage({ t: 'ended', why })
    subscriber.leave()
  }

  #leave(subscriber: RoomSubscriber): void {
    if (this.#subscribers.delete(subscriber)) this.#notifyOthers(subscriber, { t: 'left', id: subscriber.peer.id })
  }
}

/** One open stream of a room, with the messages to be written to it. */
export class RoomSubscriber {
  readonly guest: RoomParticipant
  peer: TalkPeer
  isOpen = true
  /** Messages of peers that arrived while the stream was disconnected. */
  readonly missed: RoomNews[] = []
  readonly #onLeave: (subscriber: RoomSubscriber) => void
  #waiting: RoomNews[] = []
  #wake: () => void = () => undefined

  constructor(guest: RoomParticipant, id: string, sends: Sending, onLeave: (subscriber: RoomSubscriber) => void) {
    this.guest = guest
    this.peer = { id, role: guest.role, sends }
    this.#onLeave = onLeave
  }

  queueMessage(news: RoomNews): void {
    if (this.isOpen) this.#waiting.push(news)
    // Keeps signalling messages, which are sent only once. The list of peers is sent again on reconnection.
    else if (news.t === 'signal') this.missed.push(news)
    this.#wake()
  }

  /**
   * Resolves with the messages that have arrived since the method was last called. After `timeoutMs` it resolves with
   * an empty list, so that the caller sends a heartbeat.
   */
  async nextMessages(timeoutMs: number): Promise<RoomNews[]> {
    if (this.#waiting.length === 0 && this.isOpen) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, timeoutMs)
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

  /** Ends the stream without leaving the room, because the same client has opened another stream. */
  close(): void {
    this.isOpen = false
    this.#wake()
  }
}
