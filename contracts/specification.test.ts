import { describe, expect, it } from 'vitest'
import { genders, loginProviders } from './account/account.endpoints.ts'
import { videoStateCodes } from './analytics/analytics.endpoints.ts'
import { calls } from './cases.ts'
import { defaultTimeout, type Endpoint } from './endpoint.ts'
import { ownMessageCodes, specifiedMessageCodes } from './errors.ts'
import { platformTypes } from './coin/coin.endpoints.ts'
import { eventKinds, holdings } from './event/event.endpoints.ts'
import { fieldsOf } from './fields.ts'
import { gachaItemTypes, gachaStocks, gachaTypes } from './gacha/gacha.endpoints.ts'
import { bannerLinkTargets } from './home/home.endpoints.ts'
import { noticeCategories } from './notice/notice.endpoints.ts'
import { paymentGateways, paymentMethods } from './payment/payment.endpoints.ts'
import { itemKinds } from './present/asset.ts'
import { preorderCategoryTypes, preorderItemTypes } from './preorder/preorder.endpoints.ts'
import { serialCodeErrors } from './serial/serial.endpoints.ts'
import { specificationRows, specifiedCalls } from './specificationList.ts'
import { namePlaceholders, storyActions } from './story/script.ts'
import { episodeBadges, storyPlayTypes } from './story/storyKinds.ts'
import { videoAccessTypes, videoBadges, videoTypes } from './video/videoKinds.ts'

const rows = new Map(specifiedCalls().map((row) => [row['id'], row]))
const specified = calls.filter(({ endpoint }) => endpoint.source !== 'ours')

/** The timeout of media endpoints in milliseconds (S087). */
const mediaTimeout = 50_000

/**
 * Endpoints that are silent although the specification's list does not say so. C016 refreshes tokens for another
 * request, which shows its own errors (S038, S039).
 */
const alsoSilent = ['C016']

/** A request's fields as text: `query bbsFilterQuery optional`, `body platformType required WEB`. */
function sentFields({ query, body }: Endpoint): string[] {
  const parts = { query: fieldsOf(query), body: fieldsOf(body) }
  const fields = Object.entries(parts).flatMap(([part, all]) =>
    [...all]
      .filter(([path]) => path !== '' && !path.endsWith('[]'))
      .map(([path, { required, values }]) => {
        const fixed = values.length === 1 ? ` ${values[0]}` : ''
        return `${part} ${path} ${required ? 'required' : 'optional'}${fixed}`
      }),
  )
  return fields.toSorted()
}

const listedFields = (source: string) =>
  specificationRows('fields')
    .filter(({ call }) => call === source)
    .map(({ part, field, need, value }) => `${part} ${field} ${need} ${value}`.trimEnd())
    .toSorted()

describe.each(specified.map((call) => [`${call.name} (${call.endpoint.source})`, call.endpoint] as const))(
  'the declaration of %s',
  (_, endpoint) => {
    const row = rows.get(endpoint.source)

    it('has the method, path and host that the specification’s list of calls gives', () => {
      expect(row).toBeDefined()
      expect({ method: endpoint.method, path: endpoint.path, host: endpoint.host }).toEqual({
        method: row?.['method']?.replace('?', ''),
        path: row?.['path'],
        host: row?.['host']?.replace('?', ''),
      })
    })

    it('is silent about errors (`silent`) exactly if the specification’s list of calls says so', () => {
      expect(endpoint.silent).toBe(row?.['silent'] === 'yes' || alsoSilent.includes(endpoint.source))
    })

    it('allows the callers that the specification’s list of calls gives (S062)', () => {
      expect(endpoint.auth).toBe(row?.['caller'])
    })

    it('has the specified time-out, which is longer for uploads', () => {
      expect(endpoint.timeout).toBe(endpoint.path.includes('/media') ? mediaTimeout : defaultTimeout)
    })

    it('has exactly the request fields that docs/specification/fields.tsv lists for the call (Q54)', () => {
      expect(sentFields(endpoint)).toEqual(listedFields(endpoint.source))
    })
  },
)

describe('the registry of all endpoints', () => {
  it('declares no specified endpoint twice', () => {
    const declared = Object.groupBy(specified, ({ endpoint }) => endpoint.source)
    const twice = Object.entries(declared).filter(([, named = []]) => named.length > 1)
    expect(twice.map(([source, named = []]) => `${source}: ${named.map(({ name }) => name).join(', ')}`)).toEqual([])
  })

  it('contains a summary of each endpoint', () => {
    expect(calls.filter(({ endpoint }) => endpoint.summary === '').map(({ name }) => name)).toEqual([])
  })

  it('contains a reason for each endpoint that the product adds to the specification', () => {
    const own = calls.filter(({ endpoint }) => endpoint.source === 'ours')
    expect(own.filter(({ endpoint }) => !endpoint.why)).toEqual([])
  })

  it('contains no two endpoints with one method and one path pattern, of which one could never be called', () => {
    const byPath = Object.groupBy(
      calls,
      ({ endpoint }) => `${endpoint.host} ${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '*')}`,
    )
    const hidden = Object.entries(byPath).filter(([, named = []]) => named.length > 1)
    expect(hidden.map(([path, named = []]) => `${path}: ${named.map(({ name }) => name).join(', ')}`)).toEqual([])
  })
})

describe('the message codes of the contract', () => {
  it('include every code in the specification’s list of errors', () => {
    const isCode = /^[A-Za-z]+$|^[A-Z_]+$/
    const listed = specificationRows('errors')
      .map((row) => row['code'] ?? '')
      .filter((code) => isCode.test(code) && code !== 'timeout')
    expect([...specifiedMessageCodes].toSorted()).toEqual(listed.toSorted())
  })

  it('that the product adds are not in the specification’s list of errors', () => {
    expect(ownMessageCodes.filter((code) => (specifiedMessageCodes as readonly string[]).includes(code))).toEqual([])
  })
})

describe('the enumerations of the contract', () => {
  const valuesOf = (name: string) =>
    specificationRows('enums')
      .filter((row) => row['enum'] === name)
      .map((row) => row['value'])

  it.each([
    ['login provider', loginProviders],
    ['gender', genders.map(String)],
    ['payment method', paymentMethods],
    ['payment gateway', paymentGateways],
    ['platform type', platformTypes],
    ['gacha and reward type', gachaTypes],
    ['gacha item type', gachaItemTypes],
    ['gacha stock', gachaStocks],
    ['event kind', eventKinds],
    ['holding', holdings],
    ['item kind', itemKinds],
    ['serial-code error', serialCodeErrors],
    ['story play type', storyPlayTypes],
    ['story episode badge', episodeBadges],
    ['video type', videoTypes],
    ['video badge', videoBadges],
    ['video access type', videoAccessTypes],
    ['video state code', videoStateCodes.map(String)],
    ['preorder category type', preorderCategoryTypes],
    ['preorder item type', preorderItemTypes],
  ])('include the %s with exactly the values that the specification lists', (name, values) => {
    expect(values).toEqual(valuesOf(name))
  })

  it('include banner link targets with the meanings that the specification lists, plus votes, under the product’s own values (Q51, Q242)', () => {
    const meanings = valuesOf('banner link target').map((meaning) => meaning?.replaceAll('-', ' '))
    const values = bannerLinkTargets.map((value) => value.toLowerCase().replaceAll('_', ' '))
    expect(values).toEqual([...meanings, 'vote ranking', 'vote coop'])
  })

  it.each([
    ['story action', storyActions],
    ['story name placeholder', namePlaceholders],
  ])(
    'include the %s with the meanings that the specification lists, under the product’s own values (Q51)',
    (name, values) => {
      expect(values.map((value) => value.toLowerCase().replaceAll('_', ' '))).toEqual(valuesOf(name))
    },
  )

  it('include notice categories with the meanings that the specification lists, under the product’s own values (Q51)', () => {
    expect(noticeCategories.map((value) => value.toLowerCase().replace('_', ' '))).toEqual(valuesOf('notice category'))
  })
})
