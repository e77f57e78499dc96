import { describe, expect, it } from 'vitest'
import { pythonClientOf } from './pythonClient.ts'

const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })
const models = `
class Everything:
    asNothing: Optional[Dict[str, Any]] = None
    asWriteRequest: Optional[WriteRequest] = None
    asPage: Optional[Page] = None
`

const document = {
  paths: {
    '/v1/board/{boardId}': {
      get: {
        operationId: 'readBoard',
        summary: 'A page of it',
        parameters: [
          { name: 'boardId', in: 'path' as const, required: true, schema: { type: 'string' } },
          { name: 'seek.lastTime', in: 'query' as const, schema: { type: 'string' } },
          { name: 'limit', in: 'query' as const, required: true, schema: { type: 'integer' } },
          { $ref: '#/components/parameters/x-device-type' },
        ],
        responses: { '200': { content: json('Page') } },
      },
      post: {
        operationId: 'writeBoard',
        summary: 'An entry more',
        parameters: [
          { name: 'boardId', in: 'path' as const, required: true, schema: { type: 'string' } },
          { name: 'Idempotency-Key', in: 'header' as const, required: true, schema: { type: 'string' } },
        ],
        requestBody: { content: json('WriteRequest') },
        responses: { '200': { content: json('Nothing') } },
      },
    },
    '/v1/file': {
      post: {
        operationId: 'sendFile',
        summary: 'A file',
        requestBody: { content: { 'multipart/form-data': { schema: {} } } },
        responses: { '200': { content: json('Nothing') } },
      },
    },
  },
}

describe('pythonClientOf(), which generates a Python client,', () => {
  it('writes a method for each endpoint, with required arguments first and with the return type', () => {
    const [, methods] = pythonClientOf(document, models).split('class Client(Caller):\n')
    expect(methods)
      .toBe(`    def read_board(self, *, board_id: str, limit: int, seek_last_time: Optional[str] = None) -> Page:
        """A page of it"""
        return self.send("GET", f"/v1/board/{quote(board_id, safe='')}", "Page", query={"seek.lastTime": seek_last_time, "limit": limit})

    def write_board(self, *, body: WriteRequest, board_id: str, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """An entry more"""
        return self.send("POST", f"/v1/board/{quote(board_id, safe='')}", "Nothing", body=("WriteRequest", body), header={"Idempotency-Key": idempotency_key})
`)
  })

  it('throws if the generated Python models lack a class of the document', () => {
    expect(() => pythonClientOf(document, '\nclass Everything:\n')).toThrow('none of Page')
  })
})
