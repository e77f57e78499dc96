import { Agent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import type { Host } from '../hosts.ts'
import { state, type StateUse } from '../states.ts'
import { causeOfSilence, codeOfError, oneConnectionMessage } from './causes.ts'
import { failedRequest, type FailedRequest } from './failedRequest.ts'
import { noAnswerInTime, Patience } from './patience.ts'
import { sendRequest } from './sendRequest.ts'
import { callHook, HookFailure } from './stateHook.ts'
import { VerificationImpossible } from './verificationImpossible.ts'

/** The addresses of a host and its state hook. */
export interface HostInstance {
  url: string
  states: string
}

/**
 * Checks, before anything is verified, that a host and its state hook answer at all.
 *
 * @throws {VerificationImpossible} if one of them does not answer; the message names the cause and what to change
 */
export async function checkBackend(host: Host, { url, states }: HostInstance, patience: Patience): Promise<void> {
  await checkHost(host, url, patience)
  await checkConnections(host, url, patience)
  await checkStates(host, states, patience)
}

const requestOf = (url: string): FailedRequest => {
  const { pathname, search } = new URL(url)
  return failedRequest({ method: 'GET', path: pathname + search }, 'any answer')
}

/** Sends a request to the host's address. Any complete answer is accepted. */
const checkHost = (host: Host, url: string, patience: Patience, agent?: Agent) =>
  sendRequest(url, { agent, patience }).catch((error: unknown) => {
    const cause = causeOfSilence('host', error)
    throw new VerificationImpossible(
      `The ${host} host does not answer at ${url} (${codeOfError(error)}). ${cause} Its address is the option --${host}.`,
      { ...requestOf(url), cause },
    )
  })

/** How long the answer on a second connection may take while the first connection is idle, in milliseconds. */
const secondConnectionMs = 5000

/** Checks that the server answers while another connection stays open. */
async function checkConnections(host: Host, url: string, patience: Patience): Promise<void> {
  const agent =
    new URL(url).protocol === 'https:' ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const short = new Patience(Math.min(secondConnectionMs, patience.timeoutMs))
  const isSilent = (error: { code?: string }) => error.code === noAnswerInTime
  try {
    await checkHost(host, url, patience, agent)
    const isSecondSilent = await sendRequest(url, { patience: short }).then(() => false, isSilent)
    if (!isSecondSilent) return
  } finally {
    agent.destroy()
  }
  const isAlwaysSilent = await sendRequest(url, { patience: short }).then(() => false, isSilent)
  if (isAlwaysSilent) return
  throw new VerificationImpossible(`The ${host} host at ${url}: ${oneConnectionMessage}`, {
    ...requestOf(url),
    cause: oneConnectionMessage,
  })
}

const hint = 'The option --states gives another address; README.md describes the hook.'

async function checkStates(host: Host, states: string, patience: Patience): Promise<void> {
  const guest = state('a guest')
  const call = (action: 'setup' | 'teardown', use: StateUse) =>
    callHook(states, action, use, patience).catch((error: unknown) => {
      if (!(error instanceof HookFailure)) throw error
      const { cause = '', received } = error.failure
      const what = `${received ? `answers 'a guest' with ${received.status}` : 'does not answer'} (${action})`
      throw new VerificationImpossible(
        `The state hook of ${host} at ${states} ${what}. ${cause} ${hint}`,
        error.failure,
      )
    })
  const { accessToken } = await call('setup', guest)
  await call('teardown', guest)
  if (typeof accessToken === 'string') return
  throw new VerificationImpossible(
    `The state hook of ${host} at ${states} answers 'a guest' with 200 and no accessToken. ` +
      `Answer the tokens of a session that the host accepts. ${hint}`,
  )
}
