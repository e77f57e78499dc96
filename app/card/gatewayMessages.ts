import type { CardRefusal } from '@tsudoi/design-system/screens/purchase/card.types'
import type { CardGatewayAnswer } from './cardGateway.ts'

const retryText = '安全のため、入力した内容を消しました。もう一度、はじめから入力してください。'
const fieldNames = { number: 'カード番号', expiry: '有効期限', code: 'セキュリティコード' }

/** The message in the form when the gateway returned no token. */
export function gatewayFailureMessage(answer: Exclude<CardGatewayAnswer, { state: 'token' }>): CardRefusal {
  if (answer.state === 'unreached')
    return {
      form: '決済会社に接続できませんでした。カードは送られていません。通信と、拡張機能などの設定を確かめて、もう一度お試しください。',
    }
  if (answer.state === 'unanswered')
    return { form: `決済会社から返事がありませんでした。お支払いも登録もされていません。${retryText}` }
  const { field } = answer
  if (field) return { [field]: `決済会社が、この${fieldNames[field]}を受け付けませんでした。${retryText}` }
  return { form: `決済会社が、このカードを受け付けませんでした。お支払いも登録もされていません。${retryText}` }
}

/**
 * The message when the gateway accepted the card, but our server did not answer, so it is unknown whether the card is
 * registered.
 */
export const registrationUnknownText =
  '登録の返事がありませんでした。登録されたかどうかは、カードの一覧で確かめてください。お支払いはされていません。'

/** The message when this browser has no session storage to pass the card to the next page. */
export const noCardStorageText =
  'このブラウザーでは、カードを次の画面に渡せません。「このカードを登録して、次からも使う」を選ぶか、ほかのお支払い方法をお使いください。'
