import { EngineNews } from './engineNews.ts'
import type {
  EndReason,
  EngineEvent,
  EngineJoin,
  EngineSample,
  Kind,
  MediaEngine,
  RecoveryLevel,
} from './MediaEngine.ts'
import { OwnTracks } from './OwnTracks.ts'
import { hasRelay } from './rtcConfig.ts'
import { addSamples, sampleOf, type StatsRow } from './samples.ts'

/** So long a step of recovery is waited for, milliseconds. */
const recoveryPatience = 3_000

/** A step of recovery that stays in the room. */
export type Mend = Exclude<RecoveryLevel, 'rejoin'>

/** What is the same for every adapter: who joins, what is sent, what is told. An adapter enters, mends and drops. */
export abstract class RoomEngine implements MediaEngine {
  protected readonly news = new EngineNews()
  protected readonly tracks = new OwnTracks()
  protected join: EngineJoin | undefined

  /** Enters the room; rejects as `connect` does. */
  protected abstract enter(join: EngineJoin, signal: AbortSignal): Promise<void>
  /** `relay`: `join` says so already. */
  protected abstract mend(level: Mend): Promise<boolean>
  /** Sends what `tracks` holds now. */
  protected abstract update(kind: Kind): Promise<void>
  protected abstract reports(): Promise<readonly RTCStatsReport[]>
  /** Lets go of the room; it may be entered again. */
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

  async publish(kind: Kind, track: MediaStreamTrack | null): Promise<void> {
    this.tracks.publish(kind, track)
    await this.update(kind)
  }

  async setSending(kind: Kind, isOn: boolean): Promise<void> {
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
    return this.mend(level)
  }

  async stats(): Promise<EngineSample> {
    const reports = await this.reports()
    return addSamples(reports.map((report) => sampleOf([...report.values()] as StatsRow[])))
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
    return this.enter(join, AbortSignal.timeout(recoveryPatience)).then(
      () => true,
      () => false,
    )
  }

  /** Whether the connection stands again in time. */
  protected isUpAgain(isIn: () => boolean): Promise<boolean> {
    return this.news.isUpWithin(recoveryPatience, isIn)
  }

  /** The room is over for good, by somebody's will. */
  protected end(why: EndReason): void {
    this.news.end(why)
    // Over for good: what fails now changes nothing.
    void this.leave().catch(() => undefined)
  }
}
