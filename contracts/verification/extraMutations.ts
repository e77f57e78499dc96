import type { Mutation } from './mutations.ts'
import type { Exchange, RelayOptions, ReturnedAnswer } from './relay.ts'
import { pngWithPlace } from './scripts/extra/pictures.ts'
import type { ExtraPart } from './scripts/script.ts'

const withoutEvents = (event: RegExp): RelayOptions => ({ changeStream: (part) => (event.test(part) ? '' : part) })

const withChangedStream = (pattern: RegExp, replacement: string): RelayOptions => ({
  changeStream: (part) => part.replaceAll(pattern, replacement),
})

/** Creates a relay that changes the answers to requests whose path matches. */
const answeringAt = (path: RegExp, change: (exchange: Exchange) => Partial<ReturnedAnswer>): RelayOptions => ({
  onExchange: (exchange) =>
    path.test(exchange.request.path)
      ? { status: exchange.status, headers: exchange.headers, body: exchange.body, ...change(exchange) }
      : undefined,
})

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value))
const withStatus = (status: string) =>
  answeringAt(/^\/v1\/transaction\/./, ({ body }) => ({
    body: Buffer.from(body.toString().replace(/"status":"\w+"/, `"status":"${status}"`)),
  }))

/** Creates a relay that refuses every notification of a payment except the first one. */
function refusingRepeats(): RelayOptions {
  let isFirst = true
  return answeringAt(/notification/, ({ status }) => {
    const isRefused = !isFirst && status < 300
    isFirst = false
    return isRefused ? { status: 409 } : {}
  })
}

const mediaPath = /^\/media\//
const uploadPath = /\/post\/media$/
const uploaded = { mediaId: 'm', type: 'IMAGE', url: '/media/m', width: 1, height: 1 }
/** A relay that replaces the host's refusals of uploads by successful answers. */
const takingUploads = answeringAt(uploadPath, ({ status }) =>
  status < 400 ? {} : { status: 200, body: asJson({ media: uploaded }) },
)

const mistakes: readonly (readonly [part: ExtraPart, name: string, scripts: string, relay: RelayOptions])[] = [
  ['streams', 'a stream has no heartbeat', 'a stream has', withoutEvents(/event: heartbeat/)],
  ['streams', 'a stream is held back by a proxy', 'a stream has', { changeStream: () => '' }],
  ['streams', 'the events of a stream have no id', 'a stream has', withChangedStream(/^id: .*\n/gm, '')],
  [
    'streams',
    'a stream counts one viewer always',
    'a stream has',
    withChangedStream(/"userCount":\d+/g, '"userCount":1'),
  ],
  ['streams', 'the events of a stream lack the count', 'a stream has', withChangedStream(/"userCount":\d+/g, '')],
  ['streams', 'a stream ends without the event failure', 'a stream ends', withoutEvents(/event: failure/)],
  [
    'streams',
    'a stream answers an ended session with a stream',
    'a stream is refused',
    answeringAt(/^\/v1\/count/, () => ({ status: 200, body: asJson({ userCount: 1 }) })),
  ],
  ['signalling', 'signals do not arrive', 'the two of a talk', withoutEvents(/"t":"signal"/)],
  ['signalling', 'signals are changed', 'the two of a talk', withChangedStream(/v=0/g, 'v=1')],
  ['signalling', 'the others do not see who enters', 'the two of a talk', withoutEvents(/"t":"peer"/)],
  ['signalling', 'the others do not see who leaves', 'the two of a talk', withoutEvents(/"t":"left"/)],
  ['signalling', 'two tabs of one member stay in a room', 'another tab', withoutEvents(/"t":"ended"/)],
  [
    'signalling',
    'any key opens any room',
    'a room opens',
    answeringAt(/\/signalling/, ({ status }) => (status < 400 ? {} : { status: 200, body: Buffer.from('') })),
  ],
  [
    'media',
    'uploads keep the place where they were taken',
    'an upload is served',
    answeringAt(mediaPath, () => ({ body: Buffer.from(pngWithPlace) })),
  ],
  [
    'media',
    'uploads are served as a page',
    'an upload is served',
    answeringAt(mediaPath, ({ headers }) => ({ headers: { ...headers, 'content-type': 'text/html' } })),
  ],
  ['media', 'uploads are not served', 'an upload is served', answeringAt(mediaPath, () => ({ status: 404 }))],
  ['media', 'uploads are taken whatever they are', 'a file that is not', takingUploads],
  ['media', 'uploads are taken however large they are', 'a file that is too large', takingUploads],
  [
    'media',
    "another member's upload can be posted",
    'another member',
    answeringAt(/^\/v2\/post\//, ({ status }) => (status < 400 ? {} : { status: 200, body: Buffer.from('{}') })),
  ],
  ['webhook', 'a payment is not noted', 'a notification pays', withStatus('PENDING')],
  ['webhook', 'a repeated notification is refused', 'a notification pays', refusingRepeats()],
  ['webhook', 'a late cancellation ends a paid order', 'a notification pays', withStatus('CANCELLED')],
  ['webhook', 'a cancelled order counts as paid', 'a cancellation', withStatus('SUCCEEDED')],
  ['webhook', 'a forged notification pays', 'a forged notification', withStatus('SUCCEEDED')],
  [
    'webhook',
    'a forged notification is accepted',
    'a forged notification',
    answeringAt(/notification/, () => ({ status: 200 })),
  ],
  ['webhook', 'any amount pays', 'a notification of another amount', withStatus('SUCCEEDED')],
]

/** Mistakes in the parts outside the pacts, simulated by the relay. */
export const extraMutations: readonly Mutation[] = mistakes.map(([part, name, scripts, relay]) => ({
  name: `${part}: ${name}`,
  host: part === 'webhook' ? 'payment' : 'app',
  calls: `^\\w+: ${scripts}`,
  relay,
  part,
}))
