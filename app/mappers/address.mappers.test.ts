import { postalAddress } from '@tsudoi/contracts/address/address.endpoints'
import { bareAddress, fullAddress } from '@tsudoi/contracts/address/exampleAddress'
import { normalisedAddress } from '@tsudoi/design-system/screens/address/address.rules'
import { describe, expect, it } from 'vitest'
import { addressBody, addressValues } from './address.mappers.ts'

describe('an address in the API format (C073, C074)', () => {
  it.each([
    ['full', fullAddress],
    ['bare', bareAddress],
  ])('is unchanged after the form has read and written it: %s', (_name, address) => {
    expect(addressBody(normalisedAddress(addressValues(address)))).toEqual(address)
  })

  it('has the format that the endpoint requires, whatever format the user typed', () => {
    const body = addressBody(
      normalisedAddress({
        ...addressValues(bareAddress),
        lastNameKana: 'ほしの',
        postalCode: '〒２３１ー００２３',
        phoneNumber: '０４５－１２３－４５６７',
      }),
    )
    expect(body).toMatchObject({ postalCode: '2310023', phoneNumber: '0451234567', lastNameKana: 'ホシノ' })
    expect(postalAddress.safeParse(body).success).toBe(true)
  })
})
