import type { RoomNews, Sending, TalkPeer } from '@tsudoi/contracts/livetalk/signalling'
import {
  kinds,
  type EndReason,
  type EngineEvent,
  type EngineJoin,
  type EngineState,
  type Kind,
  type MediaEngine,
  type RecoveryLevel,
} from '../MediaEngine.ts'
import { addSamples, sampleOf, type StatsRow } from '../samples.ts'
import { createPeer, type Peer } from './peer.ts'
import { entered, openSignalling, type Signalling } from './signalling.ts'

/** So long a step of recovery is waited for, milliseconds. */
const recoveryPatience = 3_000

/** Browser to browser, with the signalling of the host (`contracts/livetalk/signalling.ts`). */
export class PlainEngine implements MediaEngine {
  readonly #listeners = new Set<(event: EngineEvent) => void>()
  readonly #peers = new Map<string, Peer>()
  readonly #tracks: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null }
  readonly #isOn: Record<Kind, boolean> = { audio: true, video: true }
  /** What was told last, so that nothing is told twice. */
  readonly #told = new Map<string, string>()
  #join: EngineJoin | undefined
  #signalling: Signalling | undefined
  #state: EngineState | undefined
  #isEntered = false
  #ownId = ''
  #isOver = false

  async connect(join: EngineJoin, signal: AbortSignal): Promise<void> {
    this.#join = join
    this.#setState('connecting')
    try {
      await this.#enter(join, signal)
    } catch (error) {
      await this.leave()
      throw error
    }
  }

  async publish(kind: Kind, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[kind] = track
    await this.#update(kind)
  }

  async setSending(kind: Kind, isOn: boolean): Promise<void> {
    this.#isOn[kind] = isOn
    await this.#update(kind)
  }

  async recover(level: RecoveryLevel): Promise<boolean> {
    const join = this.#join
    if (!join || this.#isOver) return false
    if (level === 'relay') {
      if (!this.#hasRelay()) return false
      this.#join = { ...join, isRelayOnly: true }
      for (const { connection } of this.#peers.values()) connection.setConfiguration(this.#config())
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
    return this.#isUpWithin(recoveryPatience)
  }

  async stats() {
    const reports = await Promise.all([...this.#peers.values()].map(({ connection }) => connection.getStats()))
    return addSamples(reports.map((report) => sampleOf([...report.values()] as StatsRow[])))
  }

  leave(): Promise<void> {
    this.#isOver = true
    this.#drop()
    this.#listeners.clear()
    return Promise.resolve()
  }

  on(listener: (event: EngineEvent) => void): () => void {
    if (!this.#isOver) this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
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
        if (hasEntered() || this.#state !== 'connecting') this.#end('auth')
        onRefused()
      },
    })
    await wait
  }

  #take(news: RoomNews): void {
    if (this.#isOver) return
    if (news.t === 'entered') this.#enterRoom(news)
    else if (news.t === 'peer') this.#know(news.peer, false)
    else if (news.t === 'left') this.#forget(news.id)
    else if (news.t === 'signal')
      void this.#peers
        .get(news.from)
        ?.take(news.signal)
        .catch(() => undefined)
    else if (news.t === 'recording') this.#emit({ t: 'recording', isOn: news.isOn })
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
    this.#emit({ t: 'recording', isOn: isRecording })
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
      config: this.#config(),
      trackOf: (kind) => this.#sent(kind),
      send: (signal) => this.#signalling?.send({ to: peer.id, signal }),
      onChange: () => this.#judge(),
    })
  }

  #forget(id: string): void {
    const peer = this.#peers.get(id)
    if (!peer) return
    peer.close()
    this.#peers.delete(id)
    for (const k of kinds) this.#tellRemote(id, peer.facts, k, null)
    this.#judge()
  }

  #config(): RTCConfiguration {
    const { iceServers = [], isRelayOnly = false } = this.#join ?? {}
    return {
      iceServers: [...iceServers],
      iceTransportPolicy: isRelayOnly ? 'relay' : 'all',
      bundlePolicy: 'max-bundle',
    }
  }

  #hasRelay(): boolean {
    const addresses = this.#join?.iceServers.flatMap(({ urls }) => urls) ?? []
    return addresses.some((address) => /^turns?:/.test(address))
  }

  #sent(kind: Kind): MediaStreamTrack | null {
    return this.#isOn[kind] ? this.#tracks[kind] : null
  }

  async #update(kind: Kind): Promise<void> {
    this.#tellSending()
    await Promise.all([...this.#peers.values()].map((peer) => peer.update(kind)))
  }

  #tellSending(): void {
    const of = (kind: Kind) => (this.#tracks[kind] ? (this.#isOn[kind] ? 'on' : 'off') : 'none')
    const sends: Sending = { audio: of('audio'), video: of('video') }
    if (this.#isEntered) this.#signalling?.send({ sends })
  }

  /** What the page hears follows from what is there: the connections, and what the others say they send. */
  #judge(): void {
    if (this.#isOver) return
    for (const [id, { facts, remote }] of this.#peers)
      for (const k of kinds) this.#tellRemote(id, facts, k, facts.sends[k] === 'none' ? null : remote[k])
    this.#setState(this.#stateOf())
  }

  #stateOf(): EngineState {
    const states = [...this.#peers.values()].map(({ connection }) => connection.connectionState)
    if (states.includes('failed')) return 'down'
    if (states.includes('disconnected')) return 'recovering'
    if (states.includes('connected')) return 'up'
    if (this.#isEntered) return states.length === 0 ? 'up' : 'connecting'
    return this.#state === undefined || this.#state === 'connecting' ? 'connecting' : 'recovering'
  }

  #setState(s: EngineState): void {
    if (this.#state === s || this.#isOver) return
    this.#state = s
    this.#emit({ t: 'state', s })
  }

  #tellRemote(id: string, { role, sends }: TalkPeer, k: Kind, track: MediaStreamTrack | null): void {
    const isMuted = sends[k] !== 'on'
    const key = `${id} ${k}`
    const told = `${track?.id ?? ''} ${String(isMuted)}`
    if ((this.#told.get(key) ?? ' true') === told) return
    this.#told.set(key, told)
    this.#emit({ t: 'remote', from: role, k, track, isMuted })
  }

  #isUpWithin(patience: number): Promise<boolean> {
    const isUp = () => this.#state === 'up'
    if (isUp() && this.#isEntered) return Promise.resolve(true)
    return new Promise((resolve) => {
      const end = (isIt: boolean) => {
        clearTimeout(timer)
        off()
        resolve(isIt)
      }
      const off = this.on(() => isUp() && end(true))
      const timer = setTimeout(() => end(isUp()), patience)
    })
  }

  #end(why: EndReason): void {
    if (this.#isOver) return
    this.#emit({ t: 'ended', why })
    void this.leave()
  }

  #drop(): void {
    this.#isEntered = false
    this.#signalling?.close()
    this.#signalling = undefined
    for (const id of this.#peers.keys()) this.#forget(id)
  }

  #emit(event: EngineEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}
