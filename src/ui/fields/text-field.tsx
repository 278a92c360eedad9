import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';

export const TextField = TextInput;
