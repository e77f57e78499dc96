import { getAddress, saveAddress } from '../../address/address.endpoints.ts'
import { fullAddress } from '../../address/exampleAddress.ts'
import { blockAccount, listBlocks, unblockAccount } from '../../block/block.endpoints.ts'
import { followChannel, getChannel, listFollows, unfollowChannel } from '../../channel/channel.endpoints.ts'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import { followEvent, listFollowedEvents, unfollowEvent } from '../../event/event.endpoints.ts'
import { getNotice, readNotice } from '../../notice/notice.endpoints.ts'
import {
  deleteCreditCard,
  getCreditCard,
  listCreditCards,
  registerCreditCard,
} from '../../payment/payment.endpoints.ts'
import { onePixelPng } from '../../post/onePixelPng.ts'
import {
  createPost,
  deletePost,
  editPost,
  getPost,
  likePost,
  unlikePost,
  uploadMedia,
} from '../../post/post.endpoints.ts'
import { listPresentHistory, listPresents, receivePresents } from '../../present/present.endpoints.ts'
import { createReport, replaceReport } from '../../report/report.endpoints.ts'
import { expectRefusal } from './expectRefusal.ts'
import { assertHolds, isSame, type Script } from './script.ts'

const sameNumber = (what: string, expected: number, found: number) =>
  assertHolds(found === expected, `${what}: expected ${expected}, found ${found}`)

/** Scripts about writes: data that was written can be read, and data that was removed cannot be read any more. */
export const writeScripts: readonly Script[] = [
  {
    host: 'app',
    name: 'a followed channel is in the list until it is no longer followed',
    proves: ['S046', 'C048', 'C049'],
    async play({ given, as }) {
      const { accessToken } = await given('a member')
      const { ipId } = await given('a channel')
      const call = as(accessToken)
      for (const [follow, expected] of [
        [followChannel, true],
        [unfollowChannel, false],
      ] as const) {
        await call(follow, { params: { ipId } })
        const { list } = await call(listFollows, { query: {} })
        const isListed = list.some((each) => each.ipId === ipId)
        assertHolds(
          isListed === expected,
          `after ${follow.summary}: the list ${isListed ? 'has' : 'lacks'} the channel`,
        )
        const { ip } = await call(getChannel, { params: { id: ipId } })
        assertHolds((ip.hasFollowed ?? false) === expected, `after ${follow.summary}: hasFollowed is ${ip.hasFollowed}`)
      }
    },
  },
  {
    host: 'app',
    name: 'a followed event is in the list until it is no longer followed',
    proves: ['C027', 'C028', 'C029'],
    async play({ given, as }) {
      const { accessToken, accountId } = await given('a member')
      await given('a channel')
      const { eventId } = await given('an event')
      const call = as(accessToken)
      const followed = async () => {
        const { followEventList } = await call(listFollowedEvents, { params: { id: accountId }, query: {} })
        return followEventList.filter((event) => event.eventId === eventId).length
      }
      await call(followEvent, { params: { id: eventId } })
      sameNumber('followed', 1, await followed())
      await call(unfollowEvent, { params: { id: eventId } })
      sameNumber('no longer followed', 0, await followed())
    },
  },
  {
    host: 'app',
    name: 'a blocked member is in the list until the block is cancelled',
    proves: ['C096', 'C097', 'C098'],
    async play({ given, as }) {
      const { accessToken } = await given('a member')
      const { accountId: targetAccountId } = await given('another member')
      const call = as(accessToken)
      const blocked = async () => (await call(listBlocks, { query: {} })).blockUserLists.length
      await call(blockAccount, { body: { targetAccountId } })
      sameNumber('blocked', 1, await blocked())
      await call(unblockAccount, { query: {}, body: { targetAccountId } })
      sameNumber('no longer blocked', 0, await blocked())
    },
  },
  {
    host: 'app',
    name: 'a post is read as it was written, changed, liked, and no more when it was deleted',
    proves: ['C088', 'C089', 'C090', 'C091', 'C093', 'C094'],
    async play({ given, as }) {
      const { accessToken } = await given('a member')
      await given('a channel')
      const { type, typeId } = await given('a timeline')
      const call = as(accessToken)
      const body = { text: '星が、きれいでした。', depth: '0' } as const
      const { postId } = (await call(createPost, { params: { type, typeId }, body })).post
      const at = { params: { type, typeId, postId } }
      const read = async () => (await call(getPost, at)).post
      assertHolds((await read()).text === body.text, 'the text is not the one that was written')
      await call(editPost, { ...at, body: { text: '直しました。' } })
      assertHolds((await read()).text === '直しました。', 'the text is not the changed one')
      await call(likePost, at)
      sameNumber('likes of a liked post', 1, (await read()).like.count)
      await call(unlikePost, at)
      sameNumber('likes afterwards', 0, (await read()).like.count)
      const answer = { text: 'わたしも。', depth: '1', rootPostId: postId } as const
      const comment = (await call(createPost, { params: { type, typeId }, body: answer })).post
      await call(deletePost, at)
      await expectRefusal('reading the deleted post', call(getPost, at), 'NotFound')
      const below = { params: { type, typeId, postId: comment.postId } }
      await expectRefusal('reading an answer to it', call(getPost, below), 'NotFound')
    },
  },
  {
    host: 'app',
    name: 'what was uploaded is in the post that names it',
    proves: ['C088', 'C089', 'C092'],
    async play({ given, as }) {
      const { accessToken } = await given('a member')
      await given('a channel')
      const { type, typeId } = await given('a timeline')
      const call = as(accessToken)
      const file = new File([onePixelPng], 'star.png', { type: 'image/png' })
      const { mediaId, url } = (await call(uploadMedia, { body: { file } })).media
      const body = { text: '', depth: '0' as const, mediaIds: [mediaId] }
      const { postId } = (await call(createPost, { params: { type, typeId }, body })).post
      const { mediaList = [] } = (await call(getPost, { params: { type, typeId, postId } })).post
      assertHolds(mediaList.length === 1 && mediaList[0]?.url === url, `the post shows ${JSON.stringify(mediaList)}`)
    },
  },
  {
    host: 'app',
    name: 'a report is taken once, and can be replaced from then on',
    proves: ['C099', 'C100'],
    async play({ given, as }) {
      const { accessToken } = await given('a member')
      const { accountId: targetId } = await given('another member')
      const body = { targetType: 'ACCOUNT', targetId, reasonId: 'harassment' } as const
      const call = as(accessToken)
      await expectRefusal('replacing before there is one', call(replaceReport, { body }), 'NotFound')
      await call(createReport, { body })
      await expectRefusal('reporting once more', call(createReport, { body }), 'Aborted')
      await call(replaceReport, { body: { ...body, reasonId: 'spam' } })
    },
  },
  {
    host: 'app',
    name: 'a channel that has closed leaves the list of what one follows, and can be followed no more',
    proves: ['Q104'],
    async play({ given, as }) {
      const { accessToken } = await given('a member')
      const { ipId } = await given('a channel')
      const call = as(accessToken)
      await call(followChannel, { params: { ipId } })
      await given('a channel that closes meanwhile')
      sameNumber('followed channels that are shown', 0, (await call(listFollows, { query: {} })).list.length)
      await expectRefusal('following it', call(followChannel, { params: { ipId } }), 'UnavailableIpPublicationPeriod')
      await call(unfollowChannel, { params: { ipId } })
    },
  },
  {
    host: 'app',
    name: 'a notice is read when it was read',
    proves: ['C039', 'C041'],
    async play({ given, as }) {
      const { accessToken } = await given('a member')
      const { noticeId } = await given('a notice')
      const call = as(accessToken)
      const at = { params: { id: noticeId } }
      assertHolds(!(await call(getNotice, at)).notice.isRead, 'it is read before')
      await call(readNotice, at)
      assertHolds((await call(getNotice, at)).notice.isRead === true, 'it is not read afterwards')
    },
  },
  {
    host: 'app',
    name: 'a saved address is read back, and replaced by the next',
    proves: ['C073', 'C074'],
    async play({ given, as }) {
      const { accessToken } = await given('a member')
      const call = as(accessToken)
      for (const address of [fullAddress, { ...fullAddress, city: '札幌市中央区', prefecture: 1 }]) {
        await call(saveAddress, { body: address })
        const read = (await call(getAddress, {})).address
        assertHolds(isSame(read, address), `saved ${JSON.stringify(address)}, read ${JSON.stringify(read)}`)
      }
    },
  },
  {
    host: 'app',
    name: 'a received present leaves the box for the history, and its coins arrive once',
    proves: ['C084', 'C085', 'C086'],
    async play({ given, as }) {
      const { accessToken, freeCoin } = await given('a member')
      await given('a channel')
      await given('waiting presents', { count: 1, detail: 'minimal' })
      const call = as(accessToken)
      await call(receivePresents, { body: {} })
      await call(receivePresents, { body: {} })
      sameNumber('presents in the box', 0, (await call(listPresents, { query: {} })).list.length)
      sameNumber('presents received', 1, (await call(listPresentHistory, { query: {} })).history.length)
      const { free } = await call(getCoinBalance, { query: { platformType: 'WEB' } })
      sameNumber('free coins', freeCoin + 10, free)
    },
  },
  {
    host: 'payment',
    name: 'a registered card is in the list until it is deleted, and its token is used up',
    proves: ['C112', 'C114', 'C115'],
    async play({ given, as }) {
      const { accessToken } = await given('a member')
      const { cardToken } = await given('a card token')
      const call = as(accessToken)
      const register = () => call(registerCreditCard, { body: { gateway: 'SBPS', cardToken } })
      const listed = async () => (await call(listCreditCards, { query: { gateway: 'SBPS' } })).list.length
      const card = { params: { id: (await register()).creditCard.creditCardId } }
      sameNumber('registered cards', 1, await listed())
      await expectRefusal('the token once more', register(), 'InvalidArgument')
      await call(deleteCreditCard, card)
      sameNumber('cards that are left', 0, await listed())
      await expectRefusal('reading the deleted card', call(getCreditCard, card), 'NotFound')
    },
  },
]
