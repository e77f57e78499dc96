import * as z from 'zod/mini'
import { JanusRefusal, type JanusLine, type JanusMessage } from './janusLine.ts'
import { roomEvent, type RoomEvent } from './videoRoom.ts'

/** An answer of the VideoRoom plugin. */
export interface PluginAnswer {
  event: RoomEvent
  jsep: JanusMessage['jsep']
}

/** A plugin handle at the Janus server: one connection that sends or receives. */
export interface JanusHandle {
  readonly id: number
  /** Rejects with JanusRefusal, also for an error of the plugin. */
  send: (body: Readonly<Record<string, unknown>>, jsep?: RTCSessionDescription | null) => Promise<PluginAnswer>
  trickle: (candidate: RTCIceCandidate | null) => void
  detach: () => void
}

/** Parses an event of the VideoRoom plugin. */
export const parseRoomEvent = ({ plugindata }: JanusMessage): RoomEvent | undefined =>
  z.safeParse(roomEvent, plugindata?.data).data

/** Attaches a new handle of the VideoRoom plugin to the session. */
export async function attachVideoRoom(line: JanusLine): Promise<JanusHandle> {
  const { data } = await line.request({ janus: 'attach', plugin: 'janus.plugin.videoroom' })
  if (!data) throw new JanusRefusal(0)
  const { id } = data
  const toHandle = (request: { janus: string } & Readonly<Record<string, unknown>>) =>
    line.request({ ...request, handle_id: id })
  return {
    id,
    send: async (body, jsep) => {
      const answer = await toHandle({ janus: 'message', body, ...(jsep && { jsep: jsep.toJSON() as object }) })
      const event = parseRoomEvent(answer)
      if (!event || event.error_code !== undefined) throw new JanusRefusal(event?.error_code ?? 0)
      return { event, jsep: answer.jsep }
    },
    trickle: (candidate) =>
      void toHandle({ janus: 'trickle', candidate: candidate?.toJSON() ?? { completed: true } }).catch(() => undefined),
    detach: () => void toHandle({ janus: 'detach' }).catch(() => undefined),
  }
}
