import './pageWatch.ts'
import {
  createEngine,
  engineNames,
  type EngineEvent,
  type EngineJoin,
  type MediaKind,
  type MediaEngine,
  type RecoveryLevel,
  CallController,
  type LivetalkCall,
  type CallJoin,
} from '../../talk/talk.ts'

/**
 * Test page with engines by name, the events of each and its own tracks. Tests control it through `window.talk` and
 * `window.call`. Camera and microphone are the browser's fake devices.
 */
const engines = new Map<
  string,
  { engine: MediaEngine; events: EngineEvent[]; tracks: Record<MediaKind, MediaStreamTrack | null> }
>()

const entryOf = (name: string) => {
  const found = engines.get(name)
  if (!found) throw new Error(`There is no engine ${name}`)
  return found
}

/** The adapter under test, from the page's URL. */
const adapter = engineNames.find((name) => name === new URL(location.href).searchParams.get('engine')) ?? 'plain'

const talk = {
  async make(name: string) {
    const entry = {
      engine: await createEngine(adapter),
      events: [] as EngineEvent[],
      tracks: { audio: null, video: null },
    }
    entry.engine.on((event) => entry.events.push(event))
    engines.set(name, entry)
  },
  connect(name: string, token: string, join: Omit<EngineJoin, 'token'>) {
    return entryOf(name).engine.connect({ ...join, token: () => token }, new AbortController().signal)
  },
  async enter(name: string, token: string, join: Omit<EngineJoin, 'token'>) {
    await talk.make(name)
    await talk.connect(name, token, join)
  },
  /** Connects with a signal that aborts at once. Returns false if the signal has aborted the connecting. */
  connectBriefly(name: string, token: string, join: Omit<EngineJoin, 'token'>) {
    const leaving = AbortSignal.timeout(0)
    return entryOf(name)
      .engine.connect({ ...join, token: () => token }, leaving)
      .then(
        () => true,
        () => false,
      )
  },
  refusal(name: string, token: string, join: Omit<EngineJoin, 'token'>) {
    return talk.connect(name, token, join).then(
      () => 'none',
      (error: { why?: string }) => error.why ?? 'unknown',
    )
  },
  async publish(name: string, kind: MediaKind) {
    const stream = await navigator.mediaDevices.getUserMedia({
      [kind]: kind === 'audio' || { width: 640, height: 360 },
    })
    const [track] = stream.getTracks()
    const entry = entryOf(name)
    entry.tracks[kind]?.stop()
    entry.tracks[kind] = track ?? null
    await entry.engine.publish(kind, track ?? null)
  },
  unpublish: (name: string, kind: MediaKind) => entryOf(name).engine.publish(kind, null),
  setSending: (name: string, kind: MediaKind, isOn: boolean) => entryOf(name).engine.setSending(kind, isOn),
  recover: (name: string, level: RecoveryLevel) => entryOf(name).engine.recover(level),
  stats: (name: string) => entryOf(name).engine.stats(),
  leave: (name: string) => entryOf(name).engine.leave(),
  isOwnTrackAlive: (name: string, kind: MediaKind) => entryOf(name).tracks[kind]?.readyState === 'live',
  states: (name: string) => entryOf(name).events.flatMap((event) => (event.t === 'state' ? [event.s] : [])),
  /** Last reported status of a remote track: `on`, `off` or `none`. */
  remote(name: string, kind: MediaKind) {
    const last = entryOf(name)
      .events.filter((event) => event.t === 'remote' && event.k === kind)
      .at(-1)
    if (last?.t !== 'remote' || !last.track) return 'none'
    return last.isMuted ? 'off' : 'on'
  },
  /** Number of events about remote tracks of a kind. */
  remotes: (name: string, kind: MediaKind) =>
    entryOf(name).events.filter((event) => event.t === 'remote' && event.k === kind).length,
  /** The roles from which a participant receives this kind of media (audio or video). */
  heardFrom(name: string, kind: MediaKind) {
    const sides = new Map<string, boolean>()
    for (const event of entryOf(name).events)
      if (event.t === 'remote' && event.k === kind) sides.set(event.from, Boolean(event.track))
    return [...sides].flatMap(([role, isThere]) => (isThere ? [role] : []))
  },
  recording: (name: string) => entryOf(name).events.findLast((event) => event.t === 'recording')?.isOn ?? false,
  ended: (name: string) => entryOf(name).events.findLast((event) => event.t === 'ended')?.why ?? '',
  count: (name: string) => entryOf(name).events.length,
}

/** The whole call of a test, run as on a page of the app; undefined before `begin`. */
let controller: CallController | undefined
let called: LivetalkCall | undefined
const call = {
  begin(join: CallJoin, environment: { signallingUrl: string; iceServers: RTCIceServer[] }) {
    controller = new CallController({
      createEngine,
      loadTalkEnvironment: () => Promise.resolve({ engine: adapter, ...environment }),
      surface: () => 'browser',
      hasUserActivation: () => true,
    })
    const since = Date.now()
    controller.subscribe(() => {
      called = controller?.snapshot()
      if (called) window.watch.take(called, since)
    })
    controller.update(join)
  },
  take: (join: CallJoin | undefined) => controller?.update(join),
  now: () =>
    called &&
    JSON.parse(
      JSON.stringify({
        ...called,
        hasRemoteVideo: Boolean(called.remote.video),
        hasLocalVideo: Boolean(called.local.video),
      }),
    ),
  press: () => called?.fault?.action.onPress(),
  toggle: (kind: MediaKind) => called?.onToggle(kind),
  choose: (camera: string) => called?.onChoose({ camera }),
  isCapturing: () => [called?.local.audio, called?.local.video].some((track) => track?.readyState === 'live'),
  close: () => controller?.close(),
}

let refusesCamera = false
const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
navigator.mediaDevices.getUserMedia = (constraints) =>
  refusesCamera && constraints?.video
    ? Promise.reject(new DOMException('', 'NotAllowedError'))
    : getUserMedia(constraints)
const refuseCamera = (refuses: boolean) => (refusesCamera = refuses)

declare global {
  interface Window {
    refuseCamera: (refuses: boolean) => void
    talk: typeof talk
    call: typeof call
  }
}
Object.assign(window, { talk, call, refuseCamera })
