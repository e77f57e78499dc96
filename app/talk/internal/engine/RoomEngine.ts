import { EngineEmitter } from './engineEmitter.ts'
import type {
  EndReason,
  EngineEvent,
  EngineJoin,
  EngineSample,
  MediaKind,
  MediaEngine,
  RecoveryLevel,
} from './MediaEngine.ts'
import { OwnTracks } from './OwnTracks.ts'
import { hasRelay } from './rtcConfig.ts'
import { addSamples, sumStatsRows, type StatsRow } from './engineSamples.ts'

/** Timeout of one recovery step in ms. */
const recoveryTimeoutMs = 3_000

/** The recovery steps that do not leave the room. */
export type InRoomRecovery = Exclude<RecoveryLevel, 'rejoin'>

/**
 * What all engines have in common: the user's tracks, events and recovery. Subclasses enter a room, and repair and drop
 * the connection.
 */
export abstract class RoomEngine implements MediaEngine {
  protected readonly news = new EngineEmitter()
  protected readonly tracks = new OwnTracks()
  protected join: EngineJoin | undefined

  /** Enters the room. Rejects with the same errors as `connect`. */
  protected abstract enter(join: EngineJoin, signal: AbortSignal): Promise<void>
  /** Repairs the connection without leaving the room. For the step `relay`, `this.join.isRelayOnly` is already set. */
  protected abstract repair(level: InRoomRecovery): Promise<boolean>
  /** Sends the current track of a kind. */
  protected abstract update(kind: MediaKind): Promise<void>
  protected abstract reports(): Promise<readonly RTCStatsReport[]>
  /** Leaves the room. `enter` may be called again afterwards. */
  protected abstract drop(): Promise<void> | void

  async connect(join: EngineJoin, signal: AbortSignal): Promise<void> {
    this.join = join
    this.news.setState('connecting')
    try {
      await this.enter(join, signal)
    } catch (error) {
      await this.leave()
      throw error
    }
  }

  async publish(kind: MediaKind, track: MediaStreamTrack | null): Promise<void> {
    this.tracks.publish(kind, track)
    await this.update(kind)
  }

  async setSending(kind: MediaKind, isOn: boolean): Promise<void> {
    this.tracks.setSending(kind, isOn)
    await this.update(kind)
  }

  async recover(level: RecoveryLevel): Promise<boolean> {
    const { join } = this
    if (!join || this.news.isOver) return false
    if (level === 'rejoin') return this.rejoin(join)
    if (level === 'relay') {
      if (!hasRelay(join)) return false
      this.join = { ...join, isRelayOnly: true }
    }
    return this.repair(level)
  }

  async stats(): Promise<EngineSample> {
    const reports = await this.reports()
    return addSamples(reports.map((report) => sumStatsRows([...report.values()] as StatsRow[])))
  }

  async leave(): Promise<void> {
    this.news.close()
    await this.drop()
  }

  on(listener: (event: EngineEvent) => void): () => void {
    return this.news.on(listener)
  }

  protected async rejoin(join: EngineJoin): Promise<boolean> {
    await this.drop()
    // The user may have left in the meantime.
    if (this.news.isOver) return false
    return this.enter(join, AbortSignal.timeout(recoveryTimeoutMs)).then(
      () => true,
      () => false,
    )
  }

  /** Waits until the connection is up, but not longer than the timeout; see `EngineEmitter.waitUntilUp`. */
  protected waitUntilUp(isReady: () => boolean): Promise<boolean> {
    return this.news.waitUntilUp(recoveryTimeoutMs, isReady)
  }

  /** Ends the stay in the room for good, with the reason from the server. */
  protected end(why: EndReason): void {
    this.news.end(why)
    // Ignores an error of `leave`, because the stay in the room has ended anyway.
    void this.leave().catch(() => undefined)
  }
}
