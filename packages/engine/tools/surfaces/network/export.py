"""Writes trained weights for the engine: python3 export.py INTERIOR.pt EXTERIOR.pt OUT.ts (see weights-codec.ts).

The two differ only in what batch norm has measured (`mean.py --kind`), so their weights are written once.
"""

import sys

import torch

from network import CLASSES, SurfaceNetwork

# as in weights-codec.ts
LARGEST = 45
LETTERS = [chr(code) for code in range(33, 126) if chr(code) not in "'\\"]
LEAST_POWER = -20
STEPS_OF_POWER = 150
MIDDLE = len(LETTERS) ** 2 // 2


def folded(block):
    """Weights before batch norm, and what it multiplies and adds."""
    convolution, norm = block[0], block[1]
    factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return convolution.weight, factor, norm.bias - norm.running_mean * factor


def plain(layer):
    weight = layer.weight if layer.weight.dim() == 4 else layer.weight[:, :, None, None]
    return weight, torch.ones(len(layer.bias)), layer.bias


def layers_of(network):
    """In the order of `layers.ts`."""
    blocks = [network.stem, network.to_quarter, network.quarter.first, network.quarter.second]
    blocks += [network.to_eighth, network.eighth.first, network.eighth.second]
    blocks += spreads(network.further) + [network.to_sixteenth] + spreads(network.sixteenth)
    yield from map(folded, blocks)
    yield plain(network.whole)
    blocks = [network.up_to_eighth, network.across_eighth, network.merge_eighth]
    blocks += [network.up_to_quarter, network.across_quarter, network.merge_quarter]
    yield from map(folded, blocks)
    for kind in CLASSES:
        yield plain(network.heads[kind])


def spreads(blocks):
    return [part for block in blocks for part in (block.spread, block.widen, block.narrow)]


def spelled(values):
    """Two letters a number: its sign, and its size as a power of two in steps of a hundred and fiftieth."""
    power = torch.log2(values.abs().clamp(min=2.0**LEAST_POWER))
    size = torch.round((power - LEAST_POWER) * STEPS_OF_POWER).clamp(max=MIDDLE)
    codes = (torch.sign(values) * size).int() + MIDDLE
    return "".join(LETTERS[code // len(LETTERS)] + LETTERS[code % len(LETTERS)] for code in codes.tolist())


@torch.no_grad()
def encode(network):
    """The letters of the weights, and the scales and biases."""
    steps, numbers = [], []
    for weights, factor, bias in layers_of(network):
        scale = weights.abs().amax((1, 2, 3)).clamp(min=1e-9) / LARGEST
        codes = torch.round(weights / scale[:, None, None, None]).int()
        steps += [LETTERS[code + LARGEST] for code in codes.permute(2, 3, 1, 0).reshape(-1).tolist()]
        numbers += [spelled(scale * factor), spelled(bias)]
    return "".join(steps), "".join(numbers)


def main():
    *trained, out = sys.argv[1:]
    written = {}
    for kind, path in zip(CLASSES, trained):
        network = SurfaceNetwork()
        network.load_state_dict(torch.load(path))
        steps, written[kind] = encode(network.eval())
        if written.setdefault("steps", steps) != steps:
            raise SystemExit("The two do not have the same weights.")
    with open(out, "w", encoding="utf8") as file:
        file.write("// Made by tools/surfaces/network/export.py; do not edit.\n")
        file.write("export const networkWeights = {\n")
        for name, text in written.items():
            file.write(f"  {name}:\n    '{text}',\n")
        file.write("};\n")
    print(f"{sum(map(len, written.values())) // 1024} KiB")


if __name__ == "__main__":
    main()
