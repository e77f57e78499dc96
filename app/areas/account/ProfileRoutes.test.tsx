import { cleanup, render, screen } from '@testing-library/react'
import { birthdayText, emptyProfile, type ProfileValues } from '@tsudoi/design-system/screens/profile/profile.types'
import { http, HttpResponse } from 'msw'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { Component as ProfileConfirmRoute } from './ProfileConfirmRoute.tsx'
import { Component as ProfileEditRoute } from './ProfileEditRoute.tsx'
import { profileDraft } from './profileDraft.ts'

const server = memberHost()
afterEach(() => {
  cleanup()
  profileDraft.clear()
})

const names = { nickName: 'ひかり', uniqueName: 'hikari', firstName: '光', lastName: '星' }
const saved = { ...names, accountId: 'acc-hikari' }
const birthday = { year: '2004', month: '2', day: '29' }
const typed: ProfileValues = { ...emptyProfile, ...names }

/** Opens a page of a member with this saved profile and this draft. */
function open(Route: ComponentType, profile: object, draft?: ProfileValues) {
  server.use(http.get('*/v2/profile', () => HttpResponse.json({ profile })))
  if (draft) profileDraft.store(draft)
  render(
    <Queries>
      <MemoryRouter>
        <Route />
      </MemoryRouter>
    </Queries>,
  )
}

describe('a member whose saved profile has no birthday', () => {
  it.each([
    ['without a draft', undefined],
    ['with a draft that has a birthday', { ...typed, birthday }],
  ])('can enter it in the form %s', async (_, draft) => {
    open(ProfileEditRoute, saved, draft)
    expect(await screen.findByRole('group', { name: /生年月日/ })).toBeTruthy()
    expect(screen.queryByDisplayValue('0年0月0日')).toBeNull()
  })

  it('is not asked to confirm a profile without a birthday, which the server refuses', async () => {
    open(ProfileConfirmRoute, saved, typed)
    expect(await screen.findByText('確認する内容がありません')).toBeTruthy()
  })
})

it('a member whose saved profile has a birthday cannot change it, even with a draft', async () => {
  open(ProfileEditRoute, { ...saved, birthday: '2004-02-29' }, { ...typed, birthday })
  expect(await screen.findByDisplayValue(birthdayText(birthday))).toBeTruthy()
  expect(screen.queryByRole('group', { name: /生年月日/ })).toBeNull()
})
