import type { RoomNews, TalkPeer } from '@tsudoi/contracts/livetalk/signalling'
import { EngineNews } from '../engineNews.ts'
import type {
  EndReason,
  EngineEvent,
  EngineJoin,
  EngineState,
  Kind,
  MediaEngine,
  RecoveryLevel,
} from '../MediaEngine.ts'
import { OwnTracks } from '../OwnTracks.ts'
import { hasRelay, rtcConfig } from '../rtcConfig.ts'
import { addSamples, sampleOf, type StatsRow } from '../samples.ts'
import { createPeer, type Peer } from './peer.ts'
import { entered, openSignalling, type Signalling } from './signalling.ts'

/** So long a step of recovery is waited for, milliseconds. */
const recoveryPatience = 3_000

/** Browser to browser, with the signalling of the host (`contracts/livetalk/signalling.ts`). */
export class PlainEngine implements MediaEngine {
  readonly #news = new EngineNews()
  readonly #tracks = new OwnTracks()
  readonly #peers = new Map<string, Peer>()
  #join: EngineJoin | undefined
  #signalling: Signalling | undefined
  #isEntered = false
  #ownId = ''

  async connect(join: EngineJoin, signal: AbortSignal): Promise<void> {
    this.#join = join
    this.#news.setState('connecting')
    try {
      await this.#enter(join, signal)
    } catch (error) {
      await this.leave()
      throw error
    }
  }

  async publish(kind: Kind, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks.publish(kind, track)
    await this.#update(kind)
  }

  async setSending(kind: Kind, isOn: boolean): Promise<void> {
    this.#tracks.setSending(kind, isOn)
    await this.#update(kind)
  }

  async recover(level: RecoveryLevel): Promise<boolean> {
    const join = this.#join
    if (!join || this.#news.isOver) return false
    if (level === 'relay') {
      if (!hasRelay(join)) return false
      this.#join = { ...join, isRelayOnly: true }
      for (const { connection } of this.#peers.values()) connection.setConfiguration(rtcConfig(this.#join))
    }
    if (level === 'rejoin') {
      this.#drop()
      const patience = AbortSignal.timeout(recoveryPatience)
      return this.#enter(this.#join ?? join, patience).then(
        () => true,
        () => false,
      )
    }
    this.#signalling?.retryNow()
    for (const peer of this.#peers.values()) peer.restart()
    return this.#news.isUpWithin(recoveryPatience, () => this.#isEntered)
  }

  async stats() {
    const reports = await Promise.all([...this.#peers.values()].map(({ connection }) => connection.getStats()))
    return addSamples(reports.map((report) => sampleOf([...report.values()] as StatsRow[])))
  }

  leave(): Promise<void> {
    this.#news.close()
    this.#drop()
    return Promise.resolve()
  }

  on(listener: (event: EngineEvent) => void): () => void {
    return this.#news.on(listener)
  }

  async #enter(join: EngineJoin, signal: AbortSignal): Promise<void> {
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
        if (hasEntered() || this.#news.state !== 'connecting') this.#end('auth')
        onRefused()
      },
    })
    await wait
  }

  #take(news: RoomNews): void {
    if (this.#news.isOver) return
    if (news.t === 'entered') this.#enterRoom(news)
    else if (news.t === 'peer') this.#know(news.peer, false)
    else if (news.t === 'left') this.#forget(news.id)
    else if (news.t === 'signal')
      void this.#peers
        .get(news.from)
        ?.take(news.signal)
        .catch(() => undefined)
    else if (news.t === 'recording') this.#news.setRecording(news.isOn)
    else this.#end(news.why)
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
    this.#news.setRecording(isRecording)
    this.#judge()
  }

  /** Somebody is there. A connection that was lost meanwhile is mended from the side that has come back. */
  #know(facts: TalkPeer, hasComeBack: boolean): void {
    const known = this.#peers.get(facts.id)
    if (known) {
      known.facts = facts
      if (hasComeBack && known.connection.connectionState !== 'connected') known.restart()
    } else if (facts.role !== 'MONITOR' || this.#join?.role !== 'MONITOR') {
      this.#peers.set(facts.id, this.#createPeer(facts))
    }
    this.#judge()
  }

  #createPeer(peer: TalkPeer): Peer {
    return createPeer({
      peer,
      // Both know who it is, whoever came first and whatever was lost on the way.
      isFirst: this.#ownId < peer.id,
      isWatching: this.#join?.role === 'MONITOR',
      config: rtcConfig(this.#join),
      trackOf: this.#tracks.sent,
      send: (signal) => this.#signalling?.send({ to: peer.id, signal }),
      onChange: () => this.#judge(),
    })
  }

  #forget(id: string): void {
    const peer = this.#peers.get(id)
    if (!peer) return
    peer.close()
    this.#peers.delete(id)
    this.#news.forgetRemote(id, peer.facts)
    this.#judge()
  }

  async #update(kind: Kind): Promise<void> {
    this.#tellSending()
    await Promise.all([...this.#peers.values()].map((peer) => peer.update(kind)))
  }

  #tellSending(): void {
    if (this.#isEntered) this.#signalling?.send({ sends: this.#tracks.sends() })
  }

  /** What the page hears follows from what is there: the connections, and what the others say they send. */
  #judge(): void {
    for (const [id, { facts, remote }] of this.#peers) this.#news.setRemote(id, facts, remote)
    this.#news.setState(this.#stateOf())
  }

  #stateOf(): EngineState {
    const states = [...this.#peers.values()].map(({ connection }) => connection.connectionState)
    if (states.includes('failed')) return 'down'
    if (states.includes('disconnected')) return 'recovering'
    if (states.includes('connected')) return 'up'
    if (this.#isEntered) return states.length === 0 ? 'up' : 'connecting'
    const { state } = this.#news
    return state === undefined || state === 'connecting' ? 'connecting' : 'recovering'
  }

  #end(why: EndReason): void {
    this.#news.end(why)
    void this.leave()
  }

  #drop(): void {
    this.#isEntered = false
    this.#signalling?.close()
    this.#signalling = undefined
    for (const id of this.#peers.keys()) this.#forget(id)
  }
}
