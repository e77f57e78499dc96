/** The video call of a live talk, and the rehearsal of devices and network before it (Q398). */

/** `useTalkCall` joins a room, and stays in it until the slot ends. */
export { useTalkCall } from './internal/useTalkCall.ts'
export type { LivetalkCall, CallJoin } from './internal/call.types.ts'
export { withClockAnswer } from './internal/withClockAnswer.ts'

/** Whether this page is in a talk room, which a reload would leave. */
export { isTalkOpen } from './internal/isTalkOpen.ts'

/** Elements that show the picture or play the voice of a participant. */
export { TalkAudio, TalkVideo } from './internal/TalkMedia.tsx'

/** The rehearsal: its tests, what the page shows of them, and the stored result of the last one. */
export { Rehearsal, type RehearsalView } from './internal/Rehearsal.ts'
export { deviceMenuOptions, deviceTestState, networkTestState, speakerTestState } from './internal/rehearsal.mappers.ts'
export { readLastRehearsal } from './internal/rehearsalResult.ts'
export { createEngine, engineNames } from './internal/engines.ts'
export { loadTalkEnvironment } from './internal/talk.queries.ts'

/** Parts of a call for the test page (e2e/talk). */
export { CallController } from './internal/call/CallController.ts'
export type { EngineEvent, EngineJoin, MediaEngine, MediaKind, RecoveryLevel } from './internal/engine/MediaEngine.ts'
