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

    it('has the method, path and host of the specification’s list of calls', () => {
      expect(row).toBeDefined()
      expect({ method: endpoint.method, path: endpoint.path, host: endpoint.host }).toEqual({
        method: row?.['method']?.replace('?', ''),
        path: row?.['path'],
        host: row?.['host']?.replace('?', ''),
      })
    })

    it('suppresses the error display exactly if the list says so', () => {
      expect(endpoint.silent).toBe(row?.['silent'] === 'yes' || alsoSilent.includes(endpoint.source))
    })

    it('has the callers that the list names (S062)', () => {
      expect(endpoint.auth).toBe(row?.['caller'])
    })

    it('has the specified timeout', () => {
      expect(endpoint.timeout).toBe(endpoint.path.includes('/media') ? mediaTimeout : defaultTimeout)
    })

    it('sends exactly the fields of docs/specification/fields.tsv; a field that the product adds needs a row there (Q54)', () => {
      expect(sentFields(endpoint)).toEqual(listedFields(endpoint.source))
    })
  },
)

describe('the registry', () => {
  it('declares no listed endpoint twice', () => {
    const declared = Object.groupBy(specified, ({ endpoint }) => endpoint.source)
    const twice = Object.entries(declared).filter(([, named = []]) => named.length > 1)
    expect(twice.map(([source, named = []]) => `${source}: ${named.map(({ name }) => name).join(', ')}`)).toEqual([])
  })

  it('describes each endpoint in a sentence', () => {
    expect(calls.filter(({ endpoint }) => endpoint.summary === '').map(({ name }) => name)).toEqual([])
  })

  it('gives a reason for each endpoint that the product adds', () => {
    const own = calls.filter(({ endpoint }) => endpoint.source === 'ours')
    expect(own.filter(({ endpoint }) => !endpoint.why)).toEqual([])
  })

  it('has no path that is hidden by another one', () => {
    const byPath = Object.groupBy(
      calls,
      ({ endpoint }) => `${endpoint.host} ${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '*')}`,
    )
    const hidden = Object.entries(byPath).filter(([, named = []]) => named.length > 1)
    expect(hidden.map(([path, named = []]) => `${path}: ${named.map(({ name }) => name).join(', ')}`)).toEqual([])
  })
})

describe('message codes', () => {
  it('include every code in the list of errors', () => {
    const isCode = /^[A-Za-z]+$|^[A-Z_]+$/
    const listed = specificationRows('errors')
      .map((row) => row['code'] ?? '')
      .filter((code) => isCode.test(code) && code !== 'timeout')
    expect([...specifiedMessageCodes].toSorted()).toEqual(listed.toSorted())
  })

  it('that the product adds are not in the list of errors', () => {
    expect(ownMessageCodes.filter((code) => (specifiedMessageCodes as readonly string[]).includes(code))).toEqual([])
  })
})

describe('enumerations of the contract', () => {
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
  ])('include the %s with exactly the listed values', (name, values) => {
    expect(values).toEqual(valuesOf(name))
  })

  it('include banner link targets with the listed meanings, under wire values of the product (Q51), plus votes (Q242)', () => {
    const meanings = valuesOf('banner link target').map((meaning) => meaning?.replaceAll('-', ' '))
    const values = bannerLinkTargets.map((value) => value.toLowerCase().replaceAll('_', ' '))
    expect(values).toEqual([...meanings, 'vote ranking', 'vote coop'])
  })

  it.each([
    ['story action', storyActions],
    ['story name placeholder', namePlaceholders],
  ])('include the %s with the listed meanings, under wire values of the product (Q51)', (name, values) => {
    expect(values.map((value) => value.toLowerCase().replaceAll('_', ' '))).toEqual(valuesOf(name))
  })

  it('include notice categories with the listed meanings, under wire values of the product (Q51)', () => {
    expect(noticeCategories.map((value) => value.toLowerCase().replace('_', ' '))).toEqual(valuesOf('notice category'))
  })
})
