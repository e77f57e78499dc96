import type { RoomNews, TalkPeer } from '@tsudoi/contracts/livetalk/signalling'
import type { EngineJoin, EngineState, Kind } from '../MediaEngine.ts'
import { RoomEngine, type Mend } from '../RoomEngine.ts'
import { rtcConfig } from '../rtcConfig.ts'
import { createPeer, type Peer } from './peer.ts'
import { entered, openSignalling, type Signalling } from './signalling.ts'

/** Browser to browser, with the signalling of the host (`contracts/livetalk/signalling.ts`). */
export class PlainEngine extends RoomEngine {
  readonly #peers = new Map<string, Peer>()
  #signalling: Signalling | undefined
  #isEntered = false
  #ownId = ''

  protected mend(level: Mend): Promise<boolean> {
    if (level === 'relay')
      for (const { connection } of this.#peers.values()) connection.setConfiguration(rtcConfig(this.join))
    this.#signalling?.retryNow()
    for (const peer of this.#peers.values()) peer.restart()
    return this.isUpAgain(() => this.#isEntered)
  }

  protected reports(): Promise<RTCStatsReport[]> {
    return Promise.all([...this.#peers.values()].map(({ connection }) => connection.getStats()))
  }

  protected async enter(join: EngineJoin, signal: AbortSignal): Promise<void> {
    const { wait, onEntered, onRefused } = entered(signal)
    const hasEntered = () => this.#isEntered
    this.#signalling = openSignalling(join, {
      onNews: (news) => {
        if (news.t === 'entered') onEntered()
        this.#take(news)
      },
      onCut: () => {
        this.#isEntered = false
        this.#judge()
      },
      onRefused: () => {
        if (hasEntered() || this.news.state !== 'connecting') this.end('auth')
        onRefused()
      },
    })
    await wait
  }

  #take(news: RoomNews): void {
    if (this.news.isOver) return
    if (news.t === 'entered') this.#enterRoom(news)
    else if (news.t === 'peer') this.#know(news.peer, false)
    else if (news.t === 'left') this.#forget(news.id)
    else if (news.t === 'signal')
      void this.#peers
        .get(news.from)
        ?.take(news.signal)
        .catch(() => undefined)
    else if (news.t === 'recording') this.news.setRecording(news.isOn)
    else this.end(news.why)
  }

  #enterRoom({ id: ownId, peers, isRecording }: Extract<RoomNews, { t: 'entered' }>): void {
    this.#isEntered = true
    // Who was away for too long is somebody new to the others: nothing of the former stay counts any more.
    if (this.#ownId !== ownId) for (const id of this.#peers.keys()) this.#forget(id)
    this.#ownId = ownId
    const present = new Set(peers.map(({ id }) => id))
    for (const id of this.#peers.keys()) if (!present.has(id)) this.#forget(id)
    for (const peer of peers) this.#know(peer, true)
    this.#tellSending()
    this.news.setRecording(isRecording)
    this.#judge()
  }

  /** Somebody is there. A connection that was lost meanwhile is mended from the side that has come back. */
  #know(facts: TalkPeer, hasComeBack: boolean): void {
    const known = this.#peers.get(facts.id)
    if (known) {
      known.facts = facts
      if (hasComeBack && known.connection.connectionState !== 'connected') known.restart()
    } else if (facts.role !== 'MONITOR' || this.join?.role !== 'MONITOR') {
      this.#peers.set(facts.id, this.#createPeer(facts))
    }
    this.#judge()
  }

  #createPeer(peer: TalkPeer): Peer {
    return createPeer({
      peer,
      // Both know who it is, whoever came first and whatever was lost on the way.
      isFirst: this.#ownId < peer.id,
      isWatching: this.join?.role === 'MONITOR',
      config: rtcConfig(this.join),
      trackOf: this.tracks.sent,
      send: (signal) => this.#signalling?.send({ to: peer.id, signal }),
      onChange: () => this.#judge(),
    })
  }

  #forget(id: string): void {
    const peer = this.#peers.get(id)
    if (!peer) return
    peer.close()
    this.#peers.delete(id)
    this.news.forgetRemote(id, peer.facts)
    this.#judge()
  }

  protected async update(kind: Kind): Promise<void> {
    this.#tellSending()
    await Promise.all([...this.#peers.values()].map((peer) => peer.update(kind)))
  }

  #tellSending(): void {
    if (this.#isEntered) this.#signalling?.send({ sends: this.tracks.sends() })
  }

  /** What the page hears follows from what is there: the connections, and what the others say they send. */
  #judge(): void {
    for (const [id, { facts, remote }] of this.#peers) this.news.setRemote(id, facts, remote)
    this.news.setState(this.#stateOf())
  }

  #stateOf(): EngineState {
    const states = [...this.#peers.values()].map(({ connection }) => connection.connectionState)
    if (states.includes('failed')) return 'down'
    if (states.includes('disconnected')) return 'recovering'
    if (states.includes('connected')) return 'up'
    if (this.#isEntered) return states.length === 0 ? 'up' : 'connecting'
    const { state } = this.news
    return state === undefined || state === 'connecting' ? 'connecting' : 'recovering'
  }

  protected drop(): void {
    this.#isEntered = false
    this.#signalling?.close()
    this.#signalling = undefined
    for (const id of this.#peers.keys()) this.#forget(id)
  }
}
