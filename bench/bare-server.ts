import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Measures plain node:http: answers every request with the bytes of a file. Runs as a process of its own, for comparison. */
const [file, port] = process.argv.slice(2)
const body = readFileSync(file!)
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Content-Length': body.length }

createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1', () =>
  console.log('open'),
)
