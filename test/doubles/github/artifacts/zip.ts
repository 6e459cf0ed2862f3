import { crc32, deflateRawSync } from 'node:zlib'

/** 1 January 1980, the earliest date in a zip. Fixed, so that the same files give the same bytes. */
const DATE = 0x0021

/** Makes a zip of these files, by path. Sufficient for artifacts below 4 GB. */
export function packZip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path)
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes, { level: 1 })
    // Version 2.0, names in UTF-8, deflate; then date, checksum and sizes: the same in both headers.
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x0800, 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt16LE(DATE, 8)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(bytes.length, 18)
    shared.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name, packed])
    // Made by Unix. The upper half of the last attribute word is the mode of a plain file.
    const madeBy = Buffer.from([20, 3])
    const attributes = Buffer.alloc(14)
    attributes.writeUInt32LE((0o100644 << 16) >>> 0, 6)
    attributes.writeUInt32LE(offset, 10)
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, shared, attributes, name]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(centrals.length, 4)
  end.writeUInt16LE(centrals.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])
}
