import type { RoomNews, TalkPeer } from '@tsudoi/contracts/livetalk/signalling'
import type { EngineJoin, EngineState, MediaKind } from '../MediaEngine.ts'
import { RoomEngine, type InRoomRecovery } from '../RoomEngine.ts'
import { rtcConfig } from '../rtcConfig.ts'
import { createPeer, type Peer } from './peer.ts'
import { waitForEntered, openSignalling, type Signalling } from './signalling.ts'

/** Connects the browsers directly, with the signalling of the app server (`contracts/livetalk/signalling.ts`). */
export class PlainEngine extends RoomEngine {
  readonly #peers = new Map<string, Peer>()
  #signalling: Signalling | undefined
  #isEntered = false
  #ownId = ''

  protected repair(level: InRoomRecovery): Promise<boolean> {
    if (level === 'relay')
      for (const { connection } of this.#peers.values()) connection.setConfiguration(rtcConfig(this.join))
    this.#signalling?.retryNow()
    for (const peer of this.#peers.values()) peer.restart()
    return this.waitUntilUp(() => this.#isEntered)
  }

  protected reports(): Promise<RTCStatsReport[]> {
    return Promise.all([...this.#peers.values()].map(({ connection }) => connection.getStats()))
  }

  protected async enter(join: EngineJoin, signal: AbortSignal): Promise<void> {
    const { wait, onEntered, onRefused } = waitForEntered(signal)
    const hasEntered = () => this.#isEntered
    this.#signalling = openSignalling(join, {
      onNews: (news) => {
        if (news.t === 'entered') onEntered()
        this.#handleNews(news)
      },
      onCut: () => {
        this.#isEntered = false
        this.#emitChanges()
      },
      onRefused: () => {
        if (hasEntered() || this.news.state !== 'connecting') this.end('auth')
        onRefused()
      },
    })
    await wait
  }

  #handleNews(news: RoomNews): void {
    if (this.news.isOver) return
    if (news.t === 'entered') this.#enterRoom(news)
    else if (news.t === 'peer') this.#upsertPeer(news.peer, false)
    else if (news.t === 'left') this.#removePeer(news.id)
    else if (news.t === 'signal')
      void this.#peers
        .get(news.from)
        ?.receive(news.signal)
        .catch(() => undefined)
    else if (news.t === 'recording') this.news.setRecording(news.isOn)
    else this.end(news.why)
  }

  #enterRoom({ id: ownId, peers, isRecording }: Extract<RoomNews, { t: 'entered' }>): void {
    this.#isEntered = true
    // Drops all peers if this participant's id has changed. The server has then ended the stay before, so the others
    // see a new participant.
    if (this.#ownId !== ownId) for (const id of this.#peers.keys()) this.#removePeer(id)
    this.#ownId = ownId
    const present = new Set(peers.map(({ id }) => id))
    for (const id of this.#peers.keys()) if (!present.has(id)) this.#removePeer(id)
    for (const peer of peers) this.#upsertPeer(peer, true)
    this.#reportSending()
    this.news.setRecording(isRecording)
    this.#emitChanges()
  }

  /** Adds or updates a peer. After a reconnect, the side that reconnected restarts a lost connection. */
  #upsertPeer(info: TalkPeer, isAfterReconnect: boolean): void {
    const existing = this.#peers.get(info.id)
    if (existing) {
      existing.info = info
      if (isAfterReconnect && existing.connection.connectionState !== 'connected') existing.restart()
    } else if (info.role !== 'MONITOR' || this.join?.role !== 'MONITOR') {
      this.#peers.set(info.id, this.#createPeer(info))
    }
    this.#emitChanges()
  }

  #createPeer(peer: TalkPeer): Peer {
    return createPeer({
      peer,
      // Compares the ids, so that both sides decide the same, even if messages arrive in another order or are lost.
      isFirst: this.#ownId < peer.id,
      isWatching: this.join?.role === 'MONITOR',
      config: rtcConfig(this.join),
      trackOf: this.tracks.sentTrack,
      send: (signal) => this.#signalling?.send({ to: peer.id, signal }),
      onChange: () => this.#emitChanges(),
    })
  }

  #removePeer(id: string): void {
    const peer = this.#peers.get(id)
    if (!peer) return
    peer.close()
    this.#peers.delete(id)
    this.news.removeRemote(id, peer.info)
    this.#emitChanges()
  }

  protected async update(kind: MediaKind): Promise<void> {
    this.#reportSending()
    await Promise.all([...this.#peers.values()].map((peer) => peer.update(kind)))
  }

  #reportSending(): void {
    if (this.#isEntered) this.#signalling?.send({ sends: this.tracks.sendingStatus() })
  }

  /** Emits the tracks and the state, from the connections and from what the peers report to send. */
  #emitChanges(): void {
    for (const [id, { info, remote }] of this.#peers) this.news.setRemote(id, info, remote)
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
    for (const id of this.#peers.keys()) this.#removePeer(id)
  }
}
