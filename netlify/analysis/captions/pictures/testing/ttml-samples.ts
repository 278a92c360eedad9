/** A document of TTML. @param head elements of its metadata */
export function imageDocument(body: string, head = ''): Buffer {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling"
  xmlns:smpte="http://www.smpte-ra.org/schemas/2052-1/2010/smpte-tt" xml:lang="de">
<head><metadata>${head}</metadata></head><body>${body}</body></tt>
`);
}
