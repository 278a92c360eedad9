/** An event as the stream carries it. */
export interface ServerSentEvent {
  /** `message` where the stream names none. */
  event: string;
  data: string;
}

/**
 * Parses an event stream by the rules of the HTML standard, section 9.2.6
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation). `id` and `retry` are
 * for reconnecting, which is not done here.
 *
 * @param onEvent called for every event as soon as its blank line has arrived
 * @returns takes the next chunk of the text, cut anywhere. An event that is incomplete at the end is dropped, as the
 *   standard requires
 */
export function createEventParser(onEvent: (event: ServerSentEvent) => void): (text: string) => void {
  let rest = '';
  let event = '';
  let data: string[] = [];

  function dispatch() {
    if (data.length > 0) onEvent({ event: event || 'message', data: data.join('\n') });
    event = '';
    data = [];
  }

  function readLine(line: string) {
    if (line === '') {
      dispatch();
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    // A line that begins with a colon is a comment, and its field has no name.
  }

  return (text) => {
    rest += text;
    // A carriage return at the very end may be the first half of a line break: it waits for the next chunk.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    lines.forEach(readLine);
  };
}
