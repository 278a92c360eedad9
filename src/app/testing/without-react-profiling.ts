/**
 * React's development build records every rendering for the browser's developer tools, which takes a fifth of the time
 * of a component test. It decides that when it is loaded, so this file runs before any that imports React.
 */
Object.assign(console, { timeStamp: undefined, createTask: undefined });
